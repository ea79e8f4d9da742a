import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../../brands/index.ts';
import type { Culture } from '../../../locales/index.ts';
import { brandOf } from '../brand-of.ts';
import { caching, type ServiceResponse, text } from '../http/response.ts';
import { html, type Html } from './html.ts';

export interface Page {
  culture: Culture;
  title: string;
  content: Html;
  /** Where the button leads, and its label. */
  back: { href: string; label: string };
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** A brand's colours and the sheet of these pages, with the only policy under which they work: no script, this one sheet. */
function readTheme({ id }: Brand) {
  const sheet = `${read(`../../../brands/${id}/theme.css`)}${read('page.css')}`;
  const digest = hash('sha256', sheet, 'base64');
  const policy = `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { style: { markup: `<style>${sheet}</style>` }, policy };
}

/** A page of a service for visitors, in the colours of its brand and not indexed. */
export function pageResponse({ culture, title, content, back, status = 200, headers }: Page): ServiceResponse {
  const brand = brandOf(culture.code);
  const { style, policy } = readTheme(brand);
  const { markup } = html`<!doctype html>
    <html lang="${culture.lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${brand.name}</title>
        ${style}
      </head>
      <body>
        <main>
          <p class="site">${brand.name}</p>
          <h1>${title}</h1>
          ${content}
          <a class="back" href="${back.href}">${back.label}</a>
        </main>
      </body>
    </html> `;
  const page = text('text/html', markup, caching.never);
  return {
    ...page,
    status,
    headers: { ...page.headers, 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex', ...headers },
  };
}
