import { pageStateId } from '../../client/page-state.ts';
import { frameAreas, pages } from '../../client/pages/pages.ts';
import { areaUrl } from '../../shared/assets/locale-messages.ts';
import type { AssetManifest } from '../../shared/assets/manifest.ts';
import { escapeHtml, escapeJson } from '../../shared/seo/escape.ts';
import { headHtml } from '../../shared/seo/head-html.ts';
import type { RenderContext } from './complete.ts';
import { failureBlock, reloadScript } from './development.ts';
import { spriteHtml } from './sprite.tsx';
import type { Loading, View } from './view.ts';

/** Answers that are shared between pages never change, so each of them is written out once. */
const written = new WeakMap<object, string>();
/** Those of one page alone are kept by nobody: what a WeakMap holds stays until a full collection. */
const seen = new WeakSet<object>();

function writeJson(value: object): string {
  const known = written.get(value);
  if (known !== undefined) return known;
  const json = escapeJson(value);
  if (seen.has(value)) written.set(value, json);
  else seen.add(value);
  return json;
}

/** An answer as the browser finds it, in a block of data in front of the markup that was made from it. */
export const dataBlock = ({ resource, result }: Loading) =>
  `<script type="application/json" data-key="${escapeHtml(resource.key)}">${result ? writeJson(result) : ''}</script>`;

const attributes = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeHtml(value)}"`]))
    .join('');

/**
 * Everything before React's markup: the whole head, so that it is in the first bytes. The constant head script runs before the
 * first paint; the viewport must stand in front of it, because it may change it.
 */
export function documentStart(view: View, assets: AssetManifest, devReload: string): string {
  const { site, head, page } = view;
  const { brand, culture } = site;
  const own = assets.brands[brand.id];
  const moduleEntry = assets.pages[view.pageModule];
  // Each behind what it imports, so that `boot.ts` can evaluate them one by one.
  const built = [moduleEntry, assets.main].flatMap((module) =>
    module ? [...module.preloads.toReversed(), module.url] : [],
  );
  const modules = new Set([view.state.site, ...built]);
  const areas = new Set([...frameAreas, ...pages[page.match.route.contentType].areas]);
  const texts = [...areas].map((area) => areaUrl(site.messages, area));
  return [
    `<!doctype html><html${attributes({ lang: culture.lang, 'data-brand': brand.id, 'data-page': page.match.key, 'data-festive': view.isFestive ? '' : undefined, 'data-emulation': site.emulation ? '' : undefined })}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<script>${assets.headScript.code}</script>`,
    `<style>${own?.criticalCss ?? ''}</style>`,
    headHtml(head, view.jsonLd, { siteName: brand.name, lang: culture.lang }),
    `<meta name="theme-color" content="${brand.colours.page}"><meta name="color-scheme" content="${brand.colours.scheme}">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
    `<link rel="manifest" href="${culture.routePrefix}/manifest.webmanifest">`,
    `<script${attributes({ type: 'module', src: assets.boot, 'data-modules': [...modules].join(' '), 'data-texts': texts.join(' '), 'data-locales': assets.warmLocales })}></script>`,
    reloadScript(devReload),
    '</head><body>',
    // Not in the head, where Chromium would wait for it with the first paint: the face is swapped in without moving anything.
    own ? `<link rel="preload" as="font" type="font/woff2" href="${own.font}" crossorigin>` : '',
    `${spriteHtml}<div id="root">`,
  ].join('');
}

/** The blocks of all answers that have come and are not in `sent`, by their keys; they are added to it. */
export function dataBlocks({ loading }: Pick<View, 'loading'>, sent: Set<string>): string {
  const fresh = [...loading.values()].filter(({ resource, result }) => result && !sent.has(resource.key));
  for (const { resource } of fresh) sent.add(resource.key);
  return fresh.map(dataBlock).join('');
}

/** Everything behind React's markup; `sent` are the keys of blocks that went ahead. */
export const documentEnd = (
  view: View,
  { devReload, errors }: Pick<RenderContext, 'devReload' | 'errors'>,
  sent = new Set<string>(),
): string => `${dataBlocks(view, sent)}${failureBlock(devReload, errors)}</body></html>`;

/** The page's state; it stands right behind the shell, since hydration may begin before the end has arrived. */
export const stateBlock = ({ state }: View) =>
  `<script type="application/json" id="${pageStateId}">${escapeJson(state)}</script>`;
