import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageLocation } from '../../../../client/site-context.ts';
import { forget } from '../../../../client/visitor/forget.ts';
import { startTags, type Tags } from '../../../../client/visitor/tags.ts';
import { type Consent, fullConsent, onlyNecessary } from '../../../../shared/consent/consent.ts';
import { matchRoute } from '../../../../shared/routing/match.ts';
import { stubCookies } from '../support/cookies.ts';
import { takeScripts } from '../support/scripts.ts';

const loaded: string[] = [];

const tag = (name: string, ...cookies: string[]) => ({ id: name, scriptUrl: `https://tags.test/${name}.js`, cookies });
const all = {
  analytics: tag('analytics', '_ga', '_ga_*'),
  adPixel: tag('pixel', '_fbp'),
  clickFraud: tag('fraud', '_cfid'),
};
const page = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
const calls = () => (page.dataLayer ?? []).map((call) => Array.from(call, String).slice(0, 2).join(' '));

/** The page views and the tags that they are sent to. */
const views = () =>
  (page.dataLayer ?? []).flatMap((call) => {
    const [command, , params] = Array.from(call) as [string, string, { page_code: string; send_to: string[] }];
    return command === 'event' ? [`${params.page_code} ${params.send_to.join('+')}`] : [];
  });

const pageAt = (path: string): PageLocation => ({
  match: matchRoute(path, 'en-GB'),
  path,
  search: new URLSearchParams(),
});

/** Waits until appended scripts have been handled. */
const settled = () => Promise.resolve();

beforeEach(() => {
  loaded.length = 0;
  takeScripts((url) => loaded.push(url));
  delete page.dataLayer;
});
afterEach(() => void vi.restoreAllMocks());

const log = () => undefined;

describe('third-party tags', () => {
  it('TRK-03 TRK-05 sets the default consent and loads nothing for a brand without tags', async () => {
    const tags = startTags({ tags: { consentMode: 'advanced' } }, log);
    tags.choose(fullConsent);
    tags.visit(pageAt('/help/'));
    await settled();
    expect(calls()).toEqual(['consent default', 'consent update']);
    expect(loaded).toEqual([]);
  });

  it('TRK-03 denies consent first, and loads each tag after its category is accepted', async () => {
    const { choose } = startTags({ tags: { consentMode: 'basic', ...all } }, log);
    expect(calls()).toEqual(['consent default']);
    expect(loaded).toEqual([]);
    choose(onlyNecessary);
    await settled();
    expect(loaded).toEqual([]);
    choose({ ...onlyNecessary, tracking: true });
    await settled();
    expect(loaded).toEqual([all.analytics.scriptUrl]);
    choose(fullConsent);
    await settled();
    expect(loaded).toEqual([all.analytics.scriptUrl, all.adPixel.scriptUrl, all.clickFraud.scriptUrl]);
    expect(calls().filter((call) => call.startsWith('consent'))).toEqual([
      'consent default',
      'consent update',
      'consent update',
      'consent update',
    ]);
    expect(calls()).toContain('config analytics');
  });

  it('TRK-03 loads in advanced mode only the tags that support denied consent', async () => {
    const { visit } = startTags({ tags: { consentMode: 'advanced', ...all } }, log);
    expect(calls()[0]).toBe('consent default');
    await settled();
    expect(loaded).toEqual([all.analytics.scriptUrl, all.adPixel.scriptUrl]);
    visit(pageAt('/help/'));
    expect(views()).toEqual(['helpHelp analytics+pixel']);
  });

  const targeting = { ...onlyNecessary, targeting: true };
  /** Page views, and the choices made between them. */
  const visitOf = (path: string) => (tags: Tags) => tags.visit(pageAt(path));
  const choiceOf = (consent: Consent) => (tags: Tags) => tags.choose(consent);
  const refusalOf = (consent: Consent) => (tags: Tags) => tags.refuse(consent);
  const [help, contact, accept] = [visitOf('/help/'), visitOf('/contact/'), choiceOf(fullConsent)];

  it.each<[string, 'basic' | 'advanced', ((tags: Tags) => void)[], string[]]>([
    [
      'sends each page view to the tags whose category is accepted',
      'basic',
      [help, choiceOf(targeting), contact, accept, help],
      ['helpHelp pixel', 'contentContact pixel', 'helpHelp analytics+pixel+fraud'],
    ],
    [
      'never sends a page view that was made under a refusal',
      'basic',
      [help, choiceOf(onlyNecessary), contact, accept],
      [],
    ],
    [
      'never sends a page view to a tag that was refused while the country was unknown',
      'basic',
      [help, refusalOf(targeting), contact, accept, help],
      ['helpHelp pixel', 'contentContact pixel', 'helpHelp analytics+pixel+fraud'],
    ],
    [
      'sends a page view made before the choice once to each tag in advanced mode',
      'advanced',
      [help, accept, accept],
      ['helpHelp analytics+pixel', 'helpHelp fraud'],
    ],
  ])('TRK-01 TRK-03 %s', (_, consentMode, steps, sent) => {
    const tags = startTags({ tags: { consentMode, ...all } }, log);
    for (const step of steps) step(tags);
    expect(views()).toEqual(sent);
  });

  it('TRK-01 TRK-03 sends and loads nothing after a refusal while the country is unknown', async () => {
    const { refuse, visit } = startTags({ tags: { consentMode: 'basic', ...all } }, log);
    visit(pageAt('/help/'));
    refuse(targeting);
    visit(pageAt('/contact/'));
    await settled();
    expect([views(), loaded]).toEqual([[], []]);
  });

  it('TRK-01 queues at most 50 page views until the choice', () => {
    const { choose, visit } = startTags({ tags: { consentMode: 'basic', ...all } }, log);
    for (let view = 0; view < 60; view += 1) visit(pageAt('/help/'));
    choose(fullConsent);
    expect(views()).toHaveLength(50);
  });
});

describe('tag cookies', () => {
  it.each([
    ['tracking', ['_fbp', '_cfid', '_gat', 'other']],
    ['targeting', ['_ga', '_ga_GDEMO', '_cfid', '_gat', 'other']],
    ['functionality', ['_ga', '_ga_GDEMO', '_fbp', '_gat', 'other']],
    ['necessary', ['_ga', '_ga_GDEMO', '_fbp', '_cfid', '_gat', 'other']],
  ] as const)(
    'TRK-03 STATE-08 are removed with the category %s on every domain, without removing others',
    (category, left) => {
      vi.stubGlobal('location', { hostname: 'www.shop.example', protocol: 'https:' });
      const names = ['_ga', '_ga_GDEMO', '_fbp', '_cfid', '_gat', 'other'];
      const written: string[] = [];
      stubCookies({
        get: () => names.map((name) => `${name}=1`).join('; '),
        set: (text) => void written.push(text),
      });
      forget(category, { consentMode: 'basic', ...all });
      vi.unstubAllGlobals();
      expect(names.filter((name) => !written.some((text) => text.startsWith(`${name}=;`)))).toEqual(left);
      for (const name of names.filter((each) => !(left as readonly string[]).includes(each))) {
        const expired = `${name}=; Path=/; Max-Age=0; SameSite=Lax; Secure`;
        expect(written.filter((text) => text.startsWith(`${name}=`))).toEqual([
          expired,
          `${expired}; Domain=www.shop.example`,
          `${expired}; Domain=shop.example`,
        ]);
      }
    },
  );

  it('SHELL-15 logs an error thrown by a dataLayer that a tag has replaced', () => {
    const logged: string[] = [];
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    page.dataLayer = Object.assign([], {
      push() {
        throw new Error('no more');
      },
    });
    const { choose } = startTags({ tags: { consentMode: 'basic', ...all } }, (_, message) => logged.push(message));
    choose(onlyNecessary);
    expect(logged).toEqual(['dataLayer.push failed: no more', 'dataLayer.push failed: no more']);
  });
});
