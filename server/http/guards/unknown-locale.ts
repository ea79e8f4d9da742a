import type { RequestHandler } from 'express';
import { locales } from '../../../locales/index.ts';
import { infoOf } from '../request/request-info.ts';
import { sendText } from '../responses.ts';
import { messagesParameter, pseudoLocale, parseLocaleOverride } from '../../emulation/locale-override.ts';

/** Rejects pages with a mistyped `?messages=`, which would otherwise show the culture's own messages. */
export const refuseUnknownLocale: RequestHandler = (request, response, next) => {
  const [, ...query] = request.originalUrl.split('?');
  const name = new URLSearchParams(query.join('?')).get(messagesParameter);
  if (name === null || parseLocaleOverride(name) || infoOf(request).target?.kind !== 'page') {
    next();
    return;
  }
  const known = [...locales, pseudoLocale].join(', ');
  sendText(
    response,
    400,
    `No locale is called "${name}". The parameter "${messagesParameter}" needs one of: ${known}.`,
  );
};
