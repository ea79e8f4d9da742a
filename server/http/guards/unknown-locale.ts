import type { RequestHandler } from 'express';
import { locales } from '../../../locales/index.ts';
import { infoOf } from '../request/request-info.ts';
import { sendText } from '../responses.ts';
import {
  messagesParameter,
  overrideNames,
  parseLocaleOverride,
  pseudoLocale,
} from '../../emulation/locale-override.ts';

/** Rejects pages with a mistyped or repeated `?messages=`, which would otherwise show the culture's own messages or one of several locales. */
export const refuseUnknownLocale: RequestHandler = (request, response, next) => {
  const [, ...query] = request.originalUrl.split('?');
  const [name, ...others] = overrideNames(new URLSearchParams(query.join('?')));
  const isRepeated = others.length > 0;
  const isUsable = name === undefined || (!isRepeated && parseLocaleOverride(name) !== undefined);
  if (isUsable || infoOf(request).target?.kind !== 'page') {
    next();
    return;
  }
  if (isRepeated) {
    sendText(response, 400, `The parameter "${messagesParameter}" is given more than once.`);
    return;
  }
  const known = [...locales, pseudoLocale].join(', ');
  sendText(
    response,
    400,
    `No locale is called "${name}". The parameter "${messagesParameter}" needs one of: ${known}.`,
  );
};
