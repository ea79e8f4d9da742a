import type { Request, Response } from 'express';
import type { BrandConfig } from '../config/brand-config.ts';
import type { AppContext } from '../context.ts';
import { plainPage } from '../render/plain-page.ts';
import { plainText } from '../render/plain-text.ts';
import type { PostResult, PostEndpoint, ScriptEndpoint } from './endpoint.ts';

export interface Exchange {
  request: Request;
  response: Response;
  brandConfig: BrandConfig;
}

/** A form without JavaScript accepts html first. A script accepts JSON. */
const wantsPage = (request: Request) => request.accepts(['json', 'html']) === 'html';

const dataType = (status: number) => (status < 400 || status === 422 ? 'json' : 'application/problem+json');

/** Responds with data, or with a page of the same content. Neither may be cached. */
export function sendResult(
  { messages, headers, view }: Pick<AppContext, 'messages' | 'headers' | 'view'>,
  endpoint: PostEndpoint | ScriptEndpoint,
  result: PostResult,
  { request, response, brandConfig }: Exchange,
) {
  if (response.destroyed) return;
  const { status, data, cookies } = result;
  response.status(status).set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  if (cookies) response.set('set-cookie', [...cookies]);
  if (!('page' in endpoint) || !wantsPage(request)) {
    response.type(dataType(status)).send(JSON.stringify(data));
    return;
  }
  const { culture, title, text, back } = endpoint.page(result, { body: request.body, brandConfig });
  const wordOf = (id: string) => plainText(messages[culture.locale]?.[endpoint.area], id);
  const page = {
    key: endpoint.area,
    title: wordOf(title),
    text: wordOf(text),
    link: { href: back.href, label: wordOf(back.label) },
  };
  response
    .set(headers(brandConfig, { isPublic: false, lang: culture.lang }))
    .send(plainPage(brandConfig, culture, page, view.assets));
}
