import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeGames } from '../../../../client/stores/change-games.ts';
import { createVisitorStores } from '../../../../client/stores/visitor-stores.ts';
import { logExperiments } from '../../../../client/visitor/log-experiments.ts';
import { createOptionalStorage } from '../../../../client/visitor/optional-storage.ts';
import { fullConsent, onlyNecessary } from '../../../../shared/consent/consent.ts';
import { saveGame } from '../../../../shared/saved-games/saved-games.ts';
import { tileCard } from '../support/games.ts';
import { siteOf } from '../support/render-site.tsx';
import { withStorage } from '../support/storage.ts';
import { storesOf } from '../support/stores.ts';
import { soon } from '../support/soon.ts';

const storage = withStorage();
const root = document.documentElement;
const posted = vi.fn<(url: string, init: { body: string }) => Promise<Response>>(async () => Response.json({}));
/** Excludes removed cookies, of which happy-dom keeps the name with an empty value. */
const cookies = () =>
  document.cookie
    .split('; ')
    .filter((cookie) => /=./.test(cookie))
    .sort();

beforeEach(() => {
  posted.mockClear();
  vi.stubGlobal('fetch', posted);
  root.dataset['variant'] = 'control';
});

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
const storedExperiments = () =>
  (JSON.parse(storage.local.getItem('sc-ab') ?? 'null') as { state: Record<string, unknown> } | null)?.state;

/** Starts a visit with this consent choice and this random number. */
async function visit(choice = fullConsent, chance = 0.9, query = '') {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const site = { ...siteOf('en-GB'), emulation: true };
  const stores = storesOf();
  const own = createVisitorStores();
  const search = new URLSearchParams(query);
  Object.assign(own.player, { aname: search.get('aname') ?? '', deeplinkPrId: search.get('prid') ?? '' });
  const choose = createOptionalStorage({ site, stores, own, search });
  choose(choice);
  await settled();
  return { own, stores, choose };
}

describe('experiment variants', () => {
  it('STATE-05 are drawn once, stored, and shown from the next document on', async () => {
    expect((await visit()).own.experiments.display).toBe('arrow');
    expect(storedExperiments()).toMatchObject({ display: 'arrow', isDrawn: true });
    expect(root.dataset['variant']).toBe('control');
    expect((await visit(fullConsent, 0)).own.experiments.display).toBe('arrow');
  });

  it('STATE-05 are stored also when the control was drawn, and not drawn again', async () => {
    await visit(fullConsent, 0);
    expect(storedExperiments()).toMatchObject({ display: 'control', isDrawn: true });
    expect((await visit(fullConsent, 0.9)).own.experiments.display).toBe('control');
  });

  it('STATE-05 are those of the URL in QA mode', async () => {
    const { own } = await visit(fullConsent, 0, 'PgTstQA=1&PgTstDisplay=arrow');
    expect(own.experiments).toMatchObject({ display: 'arrow', qaMode: true });
    // The variant in the URL applies to this visit only.
    expect(storedExperiments()).toMatchObject({ display: 'control', isDrawn: true });
    expect((await visit(fullConsent, 0)).own.experiments.display).toBe('control');
  });

  it('STATE-05 STATE-08 are neither drawn nor stored without consent, and removed when consent is withdrawn', async () => {
    const { own } = await visit(onlyNecessary);
    expect([own.experiments.isDrawn, storedExperiments()]).toEqual([false, undefined]);
    const { choose } = await visit();
    expect(storedExperiments()).toBeDefined();
    choose(onlyNecessary);
    expect([storedExperiments(), storage.session.getItem('sc-ab-session')]).toEqual([undefined, null]);
  });

  it('TRK-04 STATE-05 are logged once per session', () => {
    const log = vi.fn();
    const { experiments } = createVisitorStores();
    logExperiments(experiments, log);
    logExperiments(experiments, log);
    expect(log.mock.calls).toEqual([['LogInfo', 'Experiments seen', 'display=control']]);
  });
});

describe('optional storage', () => {
  const keys = () => [...storage.local.keys(), ...storage.session.keys()].sort();

  it('STATE-08 is written again when consent is given again, also without changes in between', async () => {
    const { stores, choose } = await visit();
    await soon(() => expect(stores.favourites.isRead).toBe(true));
    stores.ui.componentsPersistedViewSize['/slots/'] = 72;
    changeGames(stores.favourites, (games) => saveGame(games, tileCard('Lantern Trench'), Date.now(), 100));
    await settled();
    const before = keys();
    expect(before).toEqual(expect.arrayContaining(['sc-ab', 'sc-views', 'sc-favourites-en-GB']));
    choose(onlyNecessary);
    expect(keys()).not.toEqual(expect.arrayContaining(['sc-ab']));
    expect(keys()).not.toEqual(expect.arrayContaining(['sc-views']));
    storage.local.removeItem('sc-favourites-en-GB');
    choose(fullConsent);
    await settled();
    expect(keys()).toEqual(expect.arrayContaining(before));
    expect(storage.local.getItem('sc-favourites-en-GB')).toContain('lantern-trench');
  });
});

describe('advertising cookies', () => {
  it('STATE-06 STATE-08 are set and requested with consent only, and removed without it', async () => {
    const { choose } = await visit(onlyNecessary, 0, 'aname=ad&prid=p1&clickid=c.1&subid=x%20y&gclid=no');
    expect([cookies(), posted.mock.calls]).toEqual([[], []]);
    choose({ ...onlyNecessary, targeting: true });
    expect(cookies()).toEqual(['Aname=ad', 'Dyn_id=p1', 'Zone_id=1']);
    const [[url, { body }] = ['', { body: '{}' }]] = posted.mock.calls;
    expect(url).toBe('/api/ad-cookies');
    expect(JSON.parse(body)).toEqual({ aname: 'ad', deeplinkPrId: 'p1', extra: { Click_id: 'c.1' } });
    document.cookie = 'Click_id=c.1; Path=/';
    choose(onlyNecessary);
    expect(cookies()).toEqual([]);
  });

  it('STATE-06 are not requested for a visitor who did not come from an advertiser', async () => {
    await visit(fullConsent, 0, 'clickid=c.1');
    expect([cookies(), posted.mock.calls]).toEqual([[], []]);
  });
});

describe('declined site', () => {
  const declined = () =>
    (JSON.parse(storage.local.getItem('sc-declined-site') ?? 'null') as { state: unknown } | null)?.state;

  it('SHELL-13 STATE-08 is stored with consent only, also when it was declined before the choice', async () => {
    const refused = await visit(onlyNecessary);
    refused.stores.ui.declinedSite = 'es';
    await settled();
    expect(declined()).toBeUndefined();
    refused.choose(fullConsent);
    await settled();
    expect(declined()).toBe('es');
    expect((await visit()).stores.ui.declinedSite).toBe('es');
    refused.choose(onlyNecessary);
    expect(declined()).toBeUndefined();
  });
});
