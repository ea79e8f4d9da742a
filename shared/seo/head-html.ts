import { escapeHtml, escapeJson } from './escape.ts';
import type { Head } from './head.ts';
import type { JsonLd } from './json-ld.ts';

/** One element of a head. The browser creates the same after a client-side navigation. */
export interface HeadElement {
  tag: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

const meta = (key: 'name' | 'property', id: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { [key]: id, content },
});

/** Head elements that vary by page, without title and JSON-LD. */
export function headElements(head: Head, { siteName, lang }: { siteName: string; lang: string }): HeadElement[] {
  return [
    meta('name', 'description', head.description),
    ...(head.robots ? [meta('name', 'robots', head.robots)] : []),
    ...(head.canonical
      ? [
          { tag: 'link', attributes: { rel: 'canonical', href: head.canonical } } as const,
          meta('property', 'og:url', head.canonical),
        ]
      : []),
    ...head.alternates.map(({ hreflang, href }): HeadElement => ({
      tag: 'link',
      attributes: { rel: 'alternate', hreflang, href },
    })),
    meta('property', 'og:type', head.type),
    ...(head.article ? articleElements(head.article) : []),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', lang.replace('-', '_')),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:image', head.image),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', head.image),
  ];
}

function articleElements({ publishedAt, updatedAt, section, tags }: NonNullable<Head['article']>): HeadElement[] {
  return [
    ...(publishedAt ? [meta('property', 'article:published_time', publishedAt)] : []),
    ...(updatedAt ? [meta('property', 'article:modified_time', updatedAt)] : []),
    ...(section ? [meta('property', 'article:section', section)] : []),
    ...tags.map((tag) => meta('property', 'article:tag', tag)),
  ];
}

const elementHtml = ({ tag, attributes }: HeadElement) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')}>`;

/** The page's own part of the head as HTML. JSON-LD is data, which the Content-Security-Policy permits. */
export function headHtml(head: Head, jsonLd: readonly JsonLd[], site: { siteName: string; lang: string }): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...headElements(head, site).map(elementHtml),
    ...jsonLd.map((thing) => `<script type="application/ld+json">${escapeJson(thing)}</script>`),
  ].join('');
}
