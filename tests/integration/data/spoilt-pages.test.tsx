// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from 'messages:all';
import { pages } from '../../../client/pages/pages.ts';
import { Root } from '../../../client/root.tsx';
import { createPurges } from '../../../server/cache/purges.ts';
import { decidePage } from '../../../server/page/load.ts';
import { makeView } from '../../../server/page/make-view.ts';
import type { ViewContext } from '../../../server/page/make-view.ts';
import { createIntls } from '../../../server/page/intls.ts';
import { loadPageComponents } from '../../../server/page/page-components.ts';
import { type PageTarget, resolveTarget } from '../../../server/http/request/target.ts';
import { createSites } from '../../../server/site/site.ts';
import type { CultureCode } from '../../../locales/index.ts';
import { settled } from '../../../server/render/view.ts';
import type { Upstream } from '../../../server/upstream/upstream.ts';
import { failed, type Resource, type Result } from '../../../shared/data/resource.ts';
import { inSite, serverHtml } from '../../unit/client/support/render-site.tsx';
import { testConfig } from '../../unit/server/support/test-config.ts';
import { manifest } from '../../unit/server/support/test-manifest.ts';
import {
  faultOf,
  isOtherPage,
  type Recorded,
  shownTexts,
  type Spoilt,
  type SpoiltCall,
  spoiltCalls,
  stayingTexts,
  upstreamOf,
} from '../support/spoilt-responses.ts';

/** A page of each kind in en-GB, and the pages of the other brands that read or show different data. */
const urls = {
  'en-GB': [
    '/',
    '/?q=lantern',
    '/slots/',
    '/slots/lantern-trench/',
    '/casino-promotions/',
    '/casino-promotions/welcome/',
    '/casino-features/',
    '/casino-features/daily-drops/',
    '/blog/',
    '/blog/how-games-work/',
    '/blog/how-games-work/what-rtp-tells-you/',
    '/blog/search/?q=rtp',
    '/help/',
    '/winners/',
    '/payment-methods/',
    '/payment-methods/northcard/',
    '/privacy/',
    '/self-assessment-test/',
    '/contact/',
    '/lp/welcome/',
    '/restricted/us/',
  ],
  'de-DE': [
    '/',
    '/slots/',
    '/slots/lantern-trench/',
    '/promotions/',
    '/promotions/welcome/',
    '/winners/',
    '/payment-methods/northcard/',
    '/impressum/',
  ],
  sv: ['/', '/casino/', '/slots/lantern-trench/', '/pay-n-play/', '/winners/', '/help/', '/lp/welcome/'],
  es: [
    '/',
    '/casino/ruleta-en-vivo/',
    '/slots/lantern-trench/',
    '/promociones/welcome/',
    '/funciones/daily-drops/',
    '/blog/numeros-claros/que-es-el-rtp/',
    '/winners/',
  ],
} satisfies Partial<Record<CultureCode, readonly string[]>>;
const cases = Object.entries(urls).flatMap(([culture, own]) =>
  own.map((url) => [culture as CultureCode, url] as const),
);

const config = testConfig();
const context: ViewContext = {
  assets: manifest,
  sites: createSites(config, manifest),
  Root,
  components: await loadPageComponents(),
  intlOf: createIntls(messages),
};

/** Time of all renders. It is that of the preloads, which choose running banners by the clock. */
const now = Date.now();

/** Shared, since creating them costs more than a page. */
const purges = createPurges();

function targetOf(culture: CultureCode, url: string): PageTarget {
  const brandConfig = config.brands.find(({ brand }) => brand.cultures.includes(culture));
  return resolveTarget(brandConfig!, url, manifest.buildId) as PageTarget;
}

/** Resolves a page as the server does before rendering: its status, its head, and the results of all its resources. */
async function resolvePage(culture: CultureCode, url: string, upstream: Upstream) {
  const signal = new AbortController().signal;
  const options = { upstream, purges, gateTimeoutMs: 20_000, requestId: 'r', signal };
  const outcome = await decidePage(targetOf(culture, url), options);
  if (outcome.kind === 'redirect') throw new Error(`${url} leads to ${outcome.location}`);
  const { target, loaded, status, renderedAt } = outcome;
  await settled(loaded);
  const results = new Map([...loaded.loading].map(([key, { result }]) => [key, result ?? failed]));
  const view = makeView(target, loaded, { status, requestId: 'request-9', renderedAt }, context);
  return { status, head: JSON.stringify([view.head, view.jsonLd]), results };
}

const complaints: string[] = [];
beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said.map(String).join(' ')));
});
afterEach(() => vi.restoreAllMocks());

const words = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ');

/**
 * The text of a page as the server sends it, and after hydration in a browser of another time zone. A call that the page reads without
 * a preload is a complaint: the server would omit its section. Markup that was hydrated before is not hydrated again: its texts are taken
 * from `seen`.
 */
async function shownBy(
  culture: CultureCode,
  url: string,
  results: ReadonlyMap<string, Result<unknown>>,
  seen = new Map<string, string[]>(),
): Promise<string[]> {
  const { Page } = await pages[targetOf(culture, url).match.route.contentType].load();
  const seed = ({ key }: Resource<unknown>) => results.get(key) ?? failed;
  const seedPreloaded = (resource: Resource<unknown>) => {
    if (!results.has(resource.key)) complaints.push(`${resource.key} is read, but is no preload of the page`);
    return seed(resource);
  };
  process.env['TZ'] = 'UTC';
  const html = serverHtml(<Page />, { culture, url, now, seed: seedPreloaded });
  const texts = seen.get(html);
  if (texts) return texts;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const sent = words(container);
  process.env['TZ'] = 'Pacific/Auckland';
  const onRecoverableError = (error: unknown) => void complaints.push(String(error));
  const root = await act(async () =>
    hydrateRoot(container, inSite(<Page />, { culture, url, now, seed }), {
      onRecoverableError,
      onUncaughtError: onRecoverableError,
      onCaughtError: onRecoverableError,
    }),
  );
  const takenOver = words(container);
  await act(async () => root.unmount());
  container.remove();
  seen.set(html, [sent, takenOver]);
  return [sent, takenOver];
}

/** Loads the sections of a page whose code is loaded on demand: they suspend when they are first rendered. */
async function warmUp(culture: CultureCode, url: string, results: ReadonlyMap<string, Result<unknown>>) {
  await shownBy(culture, url, results).catch(() => undefined);
  await vi.dynamicImportSettled();
  document.body.replaceChildren();
  complaints.length = 0;
}

/** Faults that a page has been tested with. */
const tested = new Set<string>();

/**
 * Returns the changed responses that no earlier page of the same components was tested with, of any culture, and one of each call of this
 * page.
 */
function untested(culture: CultureCode, url: string, recorded: Recorded, calls: readonly SpoiltCall[]): SpoiltCall[] {
  const { contentType } = targetOf(culture, url).match.route;
  const called = new Set<Resource<unknown>>();
  return calls.filter(({ resource, versions }) => {
    const response = recorded.get(resource.path);
    const faults = versions.map((spoilt) => faultOf(contentType, resource, response, spoilt));
    const isNew = !called.has(resource) || faults.some((fault) => !tested.has(fault));
    called.add(resource);
    for (const fault of faults) tested.add(fault);
    return isNew;
  });
}

const nonsense = /NaN|Infinity|Invalid Date|undefined|null\b|\[object/;

describe('a page with a missing or invalid field in a response', () => {
  it.each(cases)(
    'API-06 SSR-04 %s %s shows its other content, on the server and after hydration',
    async (culture, url) => {
      const recorded: Recorded = new Map();
      const { upstream, requested } = upstreamOf(recorded);
      const whole = await resolvePage(culture, url, upstream);
      await warmUp(culture, url, whole.results);
      const [wholeText = ''] = await shownBy(culture, url, whole.results);
      expect([whole.status, nonsense.exec(whole.head), nonsense.exec(wholeText), complaints]).toEqual([
        200,
        null,
        null,
        [],
      ]);
      const problems: string[] = [];
      const note = (resource: Resource<unknown>, { path, how }: Spoilt, problem: string) =>
        problems.push(`${resource.path} ${path.join('.')} ${how}: ${problem.slice(0, 300)}`);
      const seen = new Map<string, string[]>();
      for (const { resource, versions } of untested(culture, url, recorded, await spoiltCalls(recorded, requested))) {
        const page = await resolvePage(culture, url, upstreamOf(recorded, versions[0]).upstream);
        const noteAll = (problem: string) => versions.forEach((spoilt) => note(resource, spoilt, problem));
        if (page.status === 200 && nonsense.test(page.head)) noteAll(`head says ${nonsense.exec(page.head)?.[0]}`);
        const texts = page.status === 200 ? await shownBy(culture, url, page.results, seen) : [];
        for (const text of texts.filter((each) => nonsense.test(each))) noteAll(`shows ${nonsense.exec(text)?.[0]}`);
        complaints.splice(0).forEach(noteAll);
        for (const spoilt of versions) {
          const isOther = isOtherPage(spoilt);
          // An item that was removed from a list has no page.
          const isGone = page.status === 404 && typeof spoilt.path.at(-1) === 'number';
          if (page.status !== 200 && !isOther && !isGone) note(resource, spoilt, `is ${page.status}`);
          const staying = isOther ? [] : stayingTexts(shownTexts(recorded.get(resource.path), wholeText), spoilt.path);
          for (const text of texts) {
            const missing = staying.filter((each) => !text.includes(each));
            if (missing.length > 0) note(resource, spoilt, `without ${missing.slice(0, 3).join(' | ')}`);
          }
        }
      }
      expect(problems).toEqual([]);
    },
    600_000,
  );
});
