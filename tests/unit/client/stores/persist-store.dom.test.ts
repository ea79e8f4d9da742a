import { proxy } from 'valtio/vanilla';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { seal, unseal } from '../../../../client/stores/envelope.ts';
import { days, persistStore } from '../../../../client/stores/persist-store.ts';
import {
  experimentsPersistence,
  playerPersistence,
  viewSizesPersistence,
} from '../../../../client/stores/persisted-stores.ts';
import { createVisitorStores } from '../../../../client/stores/visitor-stores.ts';
import { withStorage } from '../support/storage.ts';
import { storesOf } from '../support/stores.ts';
import { newPlayer, type PlayerState, storedPlayer } from '../../../../shared/account/player.ts';

const storage = withStorage();

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Persists a store until the test has finished. */
const keep = (...args: Parameters<typeof persistStore>) => onTestFinished(persistStore(...args).stop);
const always = () => true;

function keepPlayer(): PlayerState {
  const player = proxy(newPlayer('en-GB'));
  keep(player, playerPersistence(always));
  return player;
}

const stored = () => JSON.parse(localStorage.getItem('sc-player') ?? 'null') as { state: object; session: string };
const sealed = (state: Partial<PlayerState>, savedAt = Date.now(), session = 'other') =>
  seal(storedPlayer({ ...newPlayer(''), ...state }, true), session, savedAt);

describe('persisted store', () => {
  it('STATE-01 is saved on every change, with its session', async () => {
    const player = keepPlayer();
    player.segment = 1;
    await settled();
    expect(stored()).toMatchObject({ state: { segment: 1 }, session: sessionStorage.getItem('sc-session') });
    expect(localStorage.getItem('sc-player')).toMatch(/"segment":1\b/);
    player.loginname = 'ann';
    await settled();
    expect(stored()).toMatchObject({ state: { segment: 1, loginname: 'ann' } });
  });

  it('STATE-01 stores nothing for a visitor without any data', async () => {
    keepPlayer();
    await settled();
    expect(localStorage.getItem('sc-player')).toBeNull();
  });

  it('STATE-01 is restored from storage', () => {
    localStorage.setItem('sc-player', sealed({ segment: 0, loginname: 'ann' }));
    expect(keepPlayer()).toMatchObject({ segment: 0, loginname: 'ann' });
  });

  it.each([
    ['corrupt', '{'],
    ['foreign', '{"name":"somebody"}'],
    ['nothing', 'null'],
    ['another shape', seal({ segment: 9 }, 's', Date.now())],
    ['outlived', sealed({ segment: 1 }, Date.now() - days(31))],
    ['from the future', sealed({ segment: 1 }, Date.now() + days(1))],
  ])('STATE-01 discards a stored value silently when it is %s', (_, text) => {
    localStorage.setItem('sc-player', text);
    expect(keepPlayer().segment).toBe(-1);
    expect(localStorage.getItem('sc-player')).toBeNull();
  });

  it('STATE-01 works in memory when storage is full or forbidden', async () => {
    storage.forbid();
    const player = keepPlayer();
    player.segment = 1;
    await settled();
    expect(player.segment).toBe(1);
  });

  it('STATE-01 follows changes of another tab without writing them back', async () => {
    const player = keepPlayer();
    const write = vi.spyOn(storage.local, 'setItem');
    dispatchEvent(new StorageEvent('storage', { key: 'sc-player', newValue: sealed({ segment: 1 }) }));
    await settled();
    expect(player.segment).toBe(1);
    expect(write).not.toHaveBeenCalled();
  });

  it('STATE-01 ignores malformed data that another tab has stored', async () => {
    const player = keepPlayer();
    player.segment = 1;
    await settled();
    for (const newValue of ['{', null, sealed({ segment: 5 as 1 })]) {
      dispatchEvent(new StorageEvent('storage', { key: 'sc-player', newValue }));
    }
    expect(player.segment).toBe(1);
  });

  it('STATE-05 STATE-08 is neither read nor written before the visitor has consented', async () => {
    localStorage.setItem('sc-ab', seal({ ...createVisitorStores().experiments, preReg: 'b' }, 's', Date.now()));
    let allowed = false;
    const { experiments } = createVisitorStores();
    keep(
      experiments,
      experimentsPersistence(() => allowed),
    );
    experiments.postReg = 'c';
    await settled();
    expect(experiments.preReg).toBe('control');
    expect(unseal(localStorage.getItem('sc-ab'), days(90), Date.now())?.state).toMatchObject({ preReg: 'b' });
    expect(sessionStorage.getItem('sc-ab-session')).toBeNull();
    allowed = true;
    experiments.drawn.preReg = 'c';
    await settled();
    expect(unseal(localStorage.getItem('sc-ab'), days(90), Date.now())?.state).toMatchObject({ preReg: 'c' });
  });

  it('SHELL-12 STATE-04 persists the sizes of lists', async () => {
    const { ui } = storesOf();
    keep(ui, viewSizesPersistence(always));
    ui.componentsPersistedViewSize['slots'] = 72;
    await settled();
    const again = storesOf().ui;
    again.restoredViewSize = { slots: 48, casino: 96 };
    keep(again, viewSizesPersistence(always));
    expect(again.restoredViewSize).toEqual({ slots: 72, casino: 96 });
  });

  it('SHELL-12 STATE-08 stores changes from before the consent choice once the visitor has consented', () => {
    const { ui } = storesOf();
    ui.componentsPersistedViewSize['slots'] = 72;
    const storedWith = (isAllowed: boolean) => {
      const persistence = viewSizesPersistence(() => isAllowed);
      persistStore(ui, persistence).stop();
      return unseal(sessionStorage.getItem('sc-views'), days(1), Date.now())?.state;
    };
    expect([storedWith(false), storedWith(true)]).toEqual([undefined, { slots: 72 }]);
  });
});
