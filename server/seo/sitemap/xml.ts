import type { Alternate } from '../../../shared/routing/alternates.ts';
import { escapeHtml } from '../../../shared/seo/escape.ts';

/** A page's entry in a sitemap. `path` includes the culture's prefix. */
export interface Entry {
  path: string;
  alternates: readonly Alternate[];
  /** ISO 8601, when a service reports the page's last change. */
  updatedAt?: string | undefined;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const urlsetStart = `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
export const urlsetEnd = '</urlset>\n';

const lastmod = (date: string | undefined) => (date ? `<lastmod>${escapeHtml(date)}</lastmod>` : '');

export function urlXml(origin: string, { path, alternates, updatedAt }: Entry): string {
  const links = alternates.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
  );
  return `<url><loc>${escapeHtml(origin + path)}</loc>${lastmod(updatedAt)}${links.join('')}</url>`;
}

export function indexXml(origin: string, parts: readonly { path: string; updatedAt?: string | undefined }[]): string {
  const entries = parts.map(
    ({ path, updatedAt }) => `<sitemap><loc>${escapeHtml(origin + path)}</loc>${lastmod(updatedAt)}</sitemap>`,
  );
  return `${declaration}<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>\n`;
}
