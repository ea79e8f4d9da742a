import { afterEach, describe, expect, it, vi } from 'vitest';
import { VoucherOverlay } from '../../../../client/components/voucher-overlay/voucher-overlay.tsx';
import { createVisitorStores } from '../../../../client/stores/visitor-stores.ts';
import type { CultureCode } from '../../../../locales/index.ts';
import type { Restriction } from '../../../../shared/contract/visitor-services.ts';
import type { Resource } from '../../../../shared/data/resource.ts';
import { after, click, submit, type } from '../support/act.ts';
import { promotionCard } from '../support/content.ts';
import { found } from '../support/games.ts';
import { renderSite } from '../support/render-site.tsx';

const claimBy = (href: string) => ({ label: 'Enter', target: 'external', href }) as const;
const items = [
  promotionCard('spins', { title: '250 free spins', significantTerms: 'Wagering 10x.', claim: claimBy('#voucher') }),
  promotionCard('ended', { status: 'expired', claim: claimBy('#voucher') }),
  promotionCard('other'),
];

const response =
  (status: number) =>
  ({ path }: Resource<unknown>) => {
    if (path.startsWith('/v1/voucher')) return found(status);
    if (path.startsWith('/v1/cms/terms')) return found({ body: '<p>All of the terms.</p>' });
    return found({ items });
  };

interface Setup {
  username?: string;
  status?: number;
  culture?: CultureCode;
  restriction?: Restriction;
}

async function open({ username = 'lead', status = 0, culture = 'en-GB', restriction = 'none' }: Setup = {}) {
  const own = createVisitorStores();
  own.player.username = username;
  const requested: string[] = [];
  const site = await renderSite(<VoucherOverlay />, {
    culture,
    own,
    respond(resource) {
      requested.push(resource.path);
      return response(status)(resource);
    },
  });
  await after(() => Object.assign(site.stores.geo, { restriction }));
  await after(() => void (site.stores.ui.hash = 'voucher'));
  await after(() => import('../../../../client/components/voucher-overlay/voucher-panel.tsx'));
  const dialog = site.container.querySelector('dialog')!;
  return {
    ...site,
    own,
    dialog,
    requested,
    async enter(code: string) {
      await type(dialog.querySelector('input')!, code);
      await submit(dialog.querySelector('form'));
    },
  };
}

const posted = (status: number, prize?: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ status, prize }));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('voucher overlay', () => {
  it('PAGE-08 opens by its hash with the prize and the full terms, and closes on going back', async () => {
    const { dialog, navigation, stores } = await open();
    expect(dialog.open).toBe(true);
    expect(document.getElementById(dialog.getAttribute('aria-labelledby')!)?.textContent).toBe('Redeem a voucher');
    expect(dialog.textContent).toContain('250 free spins. 18+. Wagering 10x.');
    expect(dialog.textContent).toContain('All of the terms.');
    expect(dialog.textContent).not.toMatch(/Title of (ended|other)/);
    await after(() => void (stores.ui.hash = ''));
    expect(dialog.open).toBe(false);
    expect(navigation.closeHash).not.toHaveBeenCalled();
  });

  it.each([
    ['in a culture without promotions', { culture: 'sv' }],
    ['where the site is blocked', { restriction: 'blocked' }],
    ['where accounts are blocked', { restriction: 'accountblocked' }],
  ] as const)('PAGE-08 COMP-03 COMP-04 does not open %s', async (_, setup) => {
    const { dialog, requested } = await open(setup);
    expect(dialog.open).toBe(false);
    expect(requested).toEqual([]);
  });

  it('PAGE-08 asks visitors without a known username to log in', async () => {
    const { dialog, own } = await open({ username: '' });
    expect(dialog.textContent).toContain('Log in first');
    expect(dialog.querySelector('a[href^="https://platform.test/login"]')).not.toBeNull();
    expect(dialog.querySelector('input')).toBeNull();
    await after(() => void (own.player.username = 'late'));
    expect(dialog.textContent).toContain('For the account late');
    expect(document.activeElement).toBe(dialog.querySelector('input'));
  });

  it.each([
    [1, 'Insert a valid code!'],
    [2, 'This code has already been used!'],
    [-1, 'Unkown failure occurred'],
  ])('PAGE-08 shows the message for status %i at the field, and posts nothing', async (status, message) => {
    const fetching = posted(0);
    const { dialog, enter, requested } = await open({ status });
    await enter('COMET250');
    const field = dialog.querySelector('input')!;
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(message);
    expect(document.activeElement).toBe(field);
    expect(requested).toContain('/v1/voucher?brand_local_code=UK&voucher=COMET250&username=lead');
    expect(fetching).not.toHaveBeenCalled();
  });

  it('PAGE-08 posts a valid code to the site with an idempotency key and shows a thank-you message', async () => {
    const fetching = posted(0, { freeSpins: { count: 250, gameName: 'Lantern Trench' } });
    const { dialog, enter } = await open();
    await enter('comet250');
    const [address, init] = fetching.mock.calls[0] ?? [];
    expect(address).toBe('/api/voucher');
    expect(init?.method).toBe('POST');
    expect(JSON.parse(init?.body as string)).toEqual({ voucher: 'COMET250', username: 'lead', brandLocalCode: 'UK' });
    expect(new Headers(init?.headers).get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
    expect(dialog.textContent).toContain('Your prize: 250 free spins on Lantern Trench');
    expect(dialog.textContent).toContain('verify your mobile number in the next screen');
    expect(dialog.textContent).toContain('within a few minutes');
    expect(document.activeElement?.textContent).toBe('Thank you');
    expect(dialog.querySelector('a[href="https://platform.test/?culture=en-GB"]')).not.toBeNull();
  });

  it.each([
    [{ freeSpins: { count: 1 } }, 'Your prize: 1 free spin', 'Your free spins will'],
    [{ freeSpins: { count: 9, gameName: 'Comet' } }, 'Your prize: 9 free spins on Comet', 'Your free spins'],
    [{ money: { amount: 500, currency: 'GBP' } }, 'Your prize: £5', 'Your prize will appear'],
    [{ money: { amount: 1050, currency: 'EUR' } }, 'Your prize: €10.50', 'Your prize will appear'],
    [{ text: 'A seat at the final' }, 'Your prize: A seat at the final', 'Your prize will appear'],
    [{ freeSpins: { count: 5 }, text: 'a mug' }, 'Your prize: 5 free spins and a mug', 'Your free spins'],
    [{ freeSpins: { count: 0 }, money: { amount: 100, currency: 'GBP' } }, 'Your prize: £1', 'Your prize will appear'],
  ])('PAGE-08 names the prize in the thank-you message: %j', async (prize, named, next) => {
    posted(0, prize);
    const { dialog, enter } = await open();
    await enter('ONCE-0001');
    expect(dialog.textContent).toContain(`Thank you${named}Please verify`);
    expect(dialog.textContent).toContain(next);
  });

  it.each([undefined, null, 'spins', {}, { freeSpins: {} }, { money: { amount: 'much' } }])(
    'PAGE-08 API-06 names no prize that is missing or malformed in the response: %j',
    async (prize) => {
      posted(0, prize);
      const { dialog, enter } = await open();
      await enter('ONCE-0001');
      expect(dialog.textContent).toContain('Thank youPlease verify');
      expect(dialog.textContent).not.toContain('Your prize:');
    },
  );

  it.each([
    ['has status 429', () => Response.json({}, { status: 429 })],
    ['is malformed', () => Response.json({ status: 'yes' })],
    ['never arrives', () => Promise.reject(new TypeError('offline'))],
  ])('PAGE-08 API-04 shows an unknown failure when the response %s', async (_, reply) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => reply());
    const { dialog, enter } = await open();
    await enter('COMET250');
    expect(dialog.textContent).toContain('Unkown failure occurred');
  });

  it('PAGE-08 closes the hash with its close button', async () => {
    const { dialog, navigation } = await open();
    await click(dialog.querySelector('button[aria-label=Close]'));
    expect(navigation.closeHash).toHaveBeenCalledOnce();
  });
});
