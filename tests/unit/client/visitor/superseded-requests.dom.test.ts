import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStores } from '../../../../client/stores/stores.ts';
import { createVisitorStores } from '../../../../client/stores/visitor-stores.ts';
import { createAccount } from '../../../../client/visitor/account.ts';
import { createAccountLog } from '../../../../client/visitor/account-log.ts';
import type { Restriction } from '../../../../shared/contract/visitor-services.ts';
import { siteOf } from '../support/render-site.tsx';
import { takeScripts } from '../support/scripts.ts';

const gameHref = 'https://platform.test/play/1?culture=en-GB';

/** An account whose visitor is located when `locate` is called. */
function accountOf(restriction: Restriction) {
  const site = siteOf('en-GB');
  const own = createVisitorStores();
  const log = vi.fn();
  const scripts = vi.fn(() => {
    throw new Error('no');
  });
  takeScripts(scripts);
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const accountLog = createAccountLog(site, log);
  onTestFinished(accountLog.stop);
  const { promise: located, resolve: locate } = Promise.withResolvers<void>();
  const account = createAccount({
    site,
    stores: createStores({ country: 'GB', currency: 'GBP', culture: 'en-GB', lang: 'en-GB', now: 0 }),
    own,
    log,
    accountLog,
    located,
    restriction: () => restriction,
    onClosed: vi.fn(),
    onNotice: vi.fn(),
    onEntered: vi.fn(),
  });
  return { account, own, locate, scripts, assign };
}

afterEach(() => vi.restoreAllMocks());

describe('request to the account that was superseded', () => {
  it('ACC-07 loads no widget when the visitor closes the account while their location is unknown', async () => {
    const { account, locate, scripts, own } = accountOf('none');
    const opening = account.open('login');
    account.close();
    locate();
    await opening;
    expect([scripts.mock.calls.length, own.account.notice]).toEqual([0, 'none']);
  });

  it.each(['none', 'playblocked'] as const)(
    'ACC-04 GEO-02 neither leaves for a game nor shows a notice after the account was closed, under the restriction %s',
    async (restriction) => {
      const { account, locate, own, assign } = accountOf(restriction);
      const playing = account.play(gameHref);
      account.close();
      locate();
      await playing;
      expect([assign.mock.calls.length, own.account.notice]).toEqual([0, 'none']);
    },
  );
});
