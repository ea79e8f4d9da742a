import { pageStateId } from '../../client/page-state.ts';
import { pages } from '../../client/pages/pages.ts';
import { messagesUrl, pageMessages } from '../../shared/assets/locale-messages.ts';
import type { AssetManifest } from '../../shared/assets/manifest.ts';
import { escapeHtml, escapeJson } from '../../shared/seo/escape.ts';
import { headHtml } from '../../shared/seo/head-html.ts';
import type { RenderContext } from './complete.ts';
import { keepScriptUrl } from '../emulation/scripts.ts';
import { failureBlock, reloadScript } from './development.ts';
import { spriteHtml } from './sprite.tsx';
import type { Loading, View } from './view.ts';

/** Serialised results. Results shared between pages never change, so each is serialised once. */
const written = new WeakMap<object, string>();
/** Results serialised for one page only. They are not cached, since WeakMap entries stay until a full collection. */
const seen = new WeakSet<object>();

function writeJson(value: object): string {
  const known = written.get(value);
  if (known !== undefined) return known;
  const json = escapeJson(value);
  if (seen.has(value)) written.set(value, json);
  else seen.add(value);
  return json;
}

/** A result as a data block before the markup that was rendered from it. */
export const dataBlock = ({ resource, result }: Loading) =>
  `<script type="application/json" data-key="${escapeHtml(resource.key)}">${result ? writeJson(result) : ''}</script>`;

const attributes = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeHtml(value)}"`]))
    .join('');

/**
 * Everything before React's markup: the whole head, so that it arrives with the first bytes. The constant head script
 * runs before the first paint. The viewport precedes it, because the script may change it.
 */
export function documentStart(view: View, assets: AssetManifest, devReload: string): string {
  const { site, head, page, localeOverride } = view;
  const { brand, culture } = site;
  const own = assets.brands[brand.id];
  const moduleEntry = assets.pages[view.pageModule];
  // Each script after its imports, so that `boot.ts` can evaluate them one by one.
  const built = [moduleEntry, assets.main].flatMap((module) =>
    module ? [...module.preloads.toReversed(), module.url] : [],
  );
  const modules = new Set([view.state.siteUrl, ...built]);
  const { areas } = pages[page.match.route.contentType];
  const texts = messagesUrl(site.messages, pageMessages(areas));
  return [
    `<!doctype html><html${attributes({ lang: localeOverride?.lang ?? culture.lang, dir: localeOverride && 'ltr', 'data-brand': brand.id, 'data-page': page.match.key, 'data-build': assets.buildId, 'data-festive': view.isFestive ? '' : undefined, 'data-emulation': site.emulation ? '' : undefined })}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<script>${assets.headScript.code}</script>`,
    `<style>${own?.criticalCss ?? ''}</style>`,
    headHtml(head, view.jsonLd, { siteName: brand.name, lang: culture.lang }),
    `<meta name="theme-color" content="${brand.colours.page}"><meta name="color-scheme" content="${brand.colours.scheme}">`,
    `<link rel="icon" href="/favicon.ico" sizes="48x48"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
    `<link rel="manifest" href="${culture.routePrefix}/manifest.webmanifest">`,
    `<script${attributes({ async: '', fetchpriority: 'high', src: assets.boot, 'data-modules': [...modules].join(' '), 'data-texts': texts, 'data-locales': assets.warmLocales, 'data-platform': site.origins.platform, 'data-logger': site.services.logger, 'data-name': brand.name })}></script>`,
    localeOverride ? `<script async src="${keepScriptUrl}"></script>` : '',
    reloadScript(devReload),
    '</head><body>',
    // Outside the head, where Chromium would delay the first paint for it. Swapping the font shifts no layout.
    own ? `<link rel="preload" as="font" type="font/woff2" href="${own.font}" crossorigin>` : '',
    `${spriteHtml}<div id="root">`,
  ].join('');
}

/** Data blocks of all results that have arrived and are not in `sent`. Adds their keys to `sent`. */
export function dataBlocks({ loading }: Pick<View, 'loading'>, sent: Set<string>): string {
  const fresh = [...loading.values()].filter(({ resource, result }) => result && !sent.has(resource.key));
  for (const { resource } of fresh) sent.add(resource.key);
  return fresh.map(dataBlock).join('');
}

/** Everything after React's markup. `sent` contains the keys of blocks already written. */
export const documentEnd = (
  view: View,
  { devReload, errors }: Pick<RenderContext, 'devReload' | 'errors'>,
  sent = new Set<string>(),
): string => `${dataBlocks(view, sent)}${failureBlock(devReload, errors)}</body></html>`;

/** The page's state. It follows the shell, since hydration may begin before the end of the document. */
export const stateBlock = ({ state }: View) =>
  `<script type="application/json" id="${pageStateId}">${escapeJson(state)}</script>`;
