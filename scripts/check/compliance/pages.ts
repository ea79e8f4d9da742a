import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { CheckedPage } from './breaches.ts';

/** Pages that no sitemap lists. */
const unlisted = ['/404/', '/500/', '/registration-complete/', '/restricted/us/', '/?q=zzzzzz'];

interface CheckedResponse {
  status: number;
  html: string;
  requestId: string;
}

/** Which pages to read, and at what time. */
export interface Selection {
  /** Chooses among the paths of all games. */
  readonly chooseGames: (paths: readonly string[]) => readonly string[];
  /** Emulated time, as `dem` takes it. The site's own without one. */
  readonly at?: string;
}

/** Number of game pages to read. They share one template, so a few stand for all. */
const games = 8;

const firstGames: Selection = { chooseGames: (paths) => paths.slice(0, games) };

function fetchPage(port: number, host: string, path: string): Promise<CheckedResponse> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      const requestId = String(response.headers['x-request-id']);
      resolve(text(response).then((html) => ({ status: response.statusCode ?? 0, html, requestId })));
    })
      .once('error', reject)
      .end();
  });
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/** The web app manifest of a culture, and its path. */
export async function readManifest(port: number, host: string, { routePrefix }: { routePrefix: string }) {
  const path = `${routePrefix}/manifest.webmanifest`;
  return { path, text: (await fetchPage(port, host, path)).html };
}

/** A brand's pages in one culture, each with the number of all: those in its sitemaps, with only some games, and the unlisted ones. */
export async function* readPages(
  port: number,
  host: string,
  { code, routePrefix }: { code: string; routePrefix: string },
  more: readonly string[],
  { chooseGames, at }: Selection = firstGames,
): AsyncGenerator<CheckedPage & CheckedResponse & { readonly total: number }> {
  const sitemap = await fetchPage(port, host, '/sitemap.xml');
  const sections = locations(sitemap.html).filter((path) => path.includes(`-${code}-`));
  const listed: string[] = [];
  for (const section of sections) {
    const found = locations((await fetchPage(port, host, section)).html);
    listed.push(...(section.includes('-games-') ? chooseGames(found) : found));
  }
  const own = [...unlisted, ...more].map((path) => routePrefix + path);
  const paths = new Set([...listed, ...own]);
  for (const path of paths) {
    const emulated = at === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}dem=${at}`;
    yield { path, total: paths.size, ...(await fetchPage(port, host, emulated)) };
  }
}
