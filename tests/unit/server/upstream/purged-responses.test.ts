import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { resource } from '../../../../shared/data/resource.ts';
import { testBrand } from '../support/test-config.ts';
import { createTestUpstream, json, schema } from '../support/test-upstream.ts';

const promotion = resource('v1/cms/promotions/', { culture: 'en-GB', slug: 'welcome' }, async () => schema);
const other = resource('v1/cms/promotions/', { culture: 'sv', slug: 'other' }, async () => schema);
const found = (n: number) => ({ state: 'found', data: { n } });

describe('a response that is purged', () => {
  it.each([
    ['promotion:welcome', false],
    ['promotion:welcome', true],
    ['culture:en-GB', false],
    ['brand:en', true],
    ['all', false],
  ])('OPS-07 is read again after the purge of %s (hard: %s), and others are not', async (tag, hard) => {
    const { readWith, read, calls, purges } = createTestUpstream();
    await readWith(json({ n: 1 }), promotion);
    const isNarrow = tag !== 'all' && tag !== 'brand:en';
    if (isNarrow) await readWith(json({ n: 7 }), other);
    expect(purges.applyHere({ tags: [tag], hard }).responses).toBe(1);
    const before = calls.length;
    expect(await readWith(json({ n: 2 }), promotion)).toEqual(found(2));
    expect(calls.length).toBe(before + 1);
    if (isNarrow) expect(await read(other)).toEqual(found(7));
  });

  it('OPS-07 is not stored by a call that began before the purge, nor shared with readers after it', async () => {
    const { read, calls, purges } = createTestUpstream();
    const before = read(promotion);
    purges.applyHere({ tags: ['promotion:welcome'], hard: false });
    const after = read(promotion);
    expect(calls).toHaveLength(2);
    calls[1]!.response(json({ n: 2 }));
    expect(await after).toEqual(found(2));
    calls[0]!.response(json({ n: 1 }));
    expect(await before).toEqual(found(1));
    expect(await read(promotion)).toEqual(found(2));
  });

  it('OPS-07 is not stored by a call that began before the purge of any route, since pages of it may read it', async () => {
    const { read, calls, purges } = createTestUpstream();
    const before = read(promotion);
    purges.applyHere({ tags: ['route:promotion'], hard: false });
    calls[0]!.response(json({ n: 1 }));
    await before;
    void read(promotion);
    expect(calls).toHaveLength(2);
  });

  it('OPS-07 is purged with the route of a page that has read it', async () => {
    const { readWith, upstream, calls, purges } = createTestUpstream();
    await readWith(json({ n: 1 }), promotion);
    void upstream.read(testBrand(), promotion, { requestId: 'r', route: 'promotion' });
    expect(purges.applyHere({ tags: ['route:slots'], hard: false }).responses).toBe(0);
    expect(purges.applyHere({ tags: ['route:promotion'], hard: false }).responses).toBe(1);
    await readWith(json({ n: 2 }), promotion);
    expect(calls).toHaveLength(2);
  });

  it('OPS-07 replaces a failing service after a soft purge, is known as outdated, and is gone after a hard one', async () => {
    const { readWith, upstream, purges, clock } = createTestUpstream();
    await readWith(json({ n: 1 }), promotion);
    purges.applyHere({ tags: ['promotion:welcome'], hard: false });
    const old = await readWith(new Error('down'), promotion);
    expect([old, upstream.isOutdated(old)]).toEqual([found(1), true]);
    purges.applyHere({ tags: ['promotion:welcome'], hard: true });
    clock.now += 2_000;
    expect(await readWith(new Error('down'), promotion)).toEqual({ state: 'failed' });
  });

  it('OPS-07 is read again by browsers as well', async () => {
    const { upstream, calls, purges } = createTestUpstream();
    const whole = v.object({ n: v.number() });
    const readForBrowser = () => upstream.readForBrowser(testBrand(), promotion, whole, { requestId: 'r' });
    const first = readForBrowser();
    calls[0]!.response(json({ n: 1 }));
    await first;
    purges.applyHere({ tags: ['promotion:welcome'], hard: false });
    const second = readForBrowser();
    calls[1]!.response(json({ n: 2 }));
    expect((await second).body?.bytes.toString()).toBe('{"n":2}');
  });
});
