import { sendRequest } from './send-request.ts';
import { origins, visited } from './cultures.ts';

/** An entry of a sitemap. */
export interface ListedPage {
  url: string;
  host: string;
  /** With the culture's prefix. */
  path: string;
  culture: string;
  section: string;
  /** URL by hreflang. */
  alternates: ReadonlyMap<string, string>;
  updatedAt: string | undefined;
}

export const unescapeHtml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:39|x27);/g, "'")
    .replaceAll('&amp;', '&');

/** URL by hreflang, from the alternate links in HTML or XML. */
export const alternatesIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang = '', href = '']) => [
      lang,
      unescapeHtml(href),
    ]),
  );

/** The URLs in an index or a part. */
export const locsIn = (xml: string): URL[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(unescapeHtml(loc)));

async function readPart(port: number, host: string, { pathname }: URL): Promise<ListedPage[]> {
  const [, culture = '', section = ''] = /^\/sitemap-(.+)-(\w+)-\d+\.xml$/.exec(pathname) ?? [];
  const { text } = await sendRequest(port, pathname, { host });
  return text
    .split('<url>')
    .slice(1)
    .map((entry) => {
      const [url] = locsIn(entry);
      const [, updatedAt] = /<lastmod>([^<]+)</.exec(entry) ?? [];
      const { href = '', pathname: path = '' } = url ?? {};
      return { url: href, host, path, culture, section, alternates: alternatesIn(entry), updatedAt };
    });
}

/** Every page of every sitemap. Each culture's are read from the first brand that serves it. */
export async function readSitemaps(port: number): Promise<ListedPage[]> {
  const pages: ListedPage[] = [];
  for (const host of Object.keys(origins)) {
    const index = await sendRequest(port, '/sitemap.xml', { host });
    for (const part of locsIn(index.text)) pages.push(...(await readPart(port, host, part)));
  }
  return pages.filter(({ host, culture }) => visited.some((each) => each.host === host && each.culture === culture));
}
