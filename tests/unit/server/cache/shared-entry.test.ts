import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodePage, variantIn } from '../../../../server/cache/encodings.ts';
import { decodeEntry, encodeEntry } from '../../../../server/cache/shared-entry.ts';
import { cachedPage } from './cached-page.ts';

const html = Buffer.from('<p>Page</p>');
const page = () =>
  cachedPage({ variants: encodePage(html), renderedAt: 1_000, freshUntil: 11_000, staleUntil: 31_000 });

/** Sets this instance's monotonic clock and wall clock. */
const clocks = (now: number, epoch: number) => {
  vi.spyOn(performance, 'now').mockReturnValue(now);
  vi.spyOn(Date, 'now').mockReturnValue(epoch);
};

beforeEach(() => clocks(2_000, 1_000_000));
afterEach(() => void vi.restoreAllMocks());

describe('an entry of the shared cache', () => {
  it('OPS-05 holds the page and its times for an instance that started at another time', () => {
    const bytes = encodeEntry('build', page());
    clocks(500_000, 1_003_000);
    const decoded = decodeEntry('build', bytes);
    expect(decoded).toMatchObject({ status: 200, route: 'home', hits: 0 });
    expect(decoded).toMatchObject({ renderedAt: 496_000, freshUntil: 506_000, staleUntil: 526_000 });
    expect(decoded && variantIn(decoded.variants, 'identity', false).body.toString()).toBe(html.toString());
    expect(decoded?.variants.stored.etag).toBe(page().variants.stored.etag);
  });

  it('OPS-05 is not fresh for longer when the clock of the other instance is ahead', () => {
    clocks(2_000, 1_060_000);
    const bytes = encodeEntry('build', page());
    clocks(500_000, 1_000_000);
    expect(decodeEntry('build', bytes)).toMatchObject({ renderedAt: 500_000, freshUntil: 510_000 });
  });

  it('OPS-05 is no page of another build or format, nor after it has expired, nor when it is damaged', () => {
    const bytes = encodeEntry('build', page());
    expect(decodeEntry('other', bytes)).toBeUndefined();
    for (const [from, to] of [
      ['"version":2', '"version":1'],
      ['"brand:en"', '"brand,en"'],
      ['"position":"0', '"position":"x'],
      ['"status":200', '"status":500'],
      ['"encoding":"zstd"', '"encoding":"none"'],
    ] as const)
      expect(decodeEntry('build', Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1'))).toBeUndefined();
    for (const length of [0, 3, 4, 60]) expect(decodeEntry('build', bytes.subarray(0, length))).toBeUndefined();
    expect(decodeEntry('build', Buffer.from('no page'))).toBeUndefined();
    clocks(500_000, 1_040_000);
    expect(decodeEntry('build', bytes)).toBeUndefined();
  });
});
