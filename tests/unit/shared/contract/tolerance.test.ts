import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { money, sitePath } from '../../../../shared/contract/basics.ts';
import { gameCard, gameInfo, gamePage, spec } from '../../../../shared/contract/games.ts';
import { list } from '../../../../shared/contract/list.ts';
import { listedGames } from '../../../../shared/data/site-map.ts';

const card = {
  id: 'g1',
  slug: 'x',
  name: 'X',
  groups: ['slots'],
  path: '/slots/x/',
  provider: { code: 'tidehouse', name: 'Tidehouse' },
  image: { url: 'x.0', width: 600, height: 800, alt: 'X' },
  badges: ['new'],
  isLive: false,
  popularity: 1,
  status: 'active',
};
const page = { items: [card], total: 1, offset: 0, limit: 48, updatedAt: '2026-11-20' };
const info = {
  card,
  seo: { title: 'X', description: 'x' },
  specs: [],
  playTarget: { gameId: 'g1', platformPath: '/' },
};

describe('sitePath', () => {
  it.each([
    ['/', '/'],
    ['/slots/x/', '/slots/x/'],
    ['/slots/münze/', '/slots/m%C3%BCnze/'],
    ['/terms/#bonus', '/terms/#bonus'],
    ['/lp/a.b/', '/lp/a.b/'],
    ['/slots/x?y=../..//z', '/slots/x/?y=../..//z'],
    ['/slots/../x', '/x/'],
    ['/..', '/'],
    ['/a b', '/a%20b/'],
    ['/slots/Fish&Chips/', '/slots/fish%26chips/'],
  ])('ROUTE-07 SEC-07 parses %j as %j', (path, read) => expect(v.parse(sitePath, path)).toBe(read));

  it.each([
    '',
    'slots/',
    '//evil.example/',
    '/\\evil.example',
    '/slots\\x/',
    '/\t/evil.example/',
    '/.//evil.example/',
    '/%2e%2e//evil.example',
    '/slots//x/',
    '/slots/a%2Eb/',
    '/a\r\nb',
    '/a\u0000',
  ])('ROUTE-07 SEC-07 rejects %j, which could lead to another host or break a header', (path) =>
    expect(v.is(sitePath, path)).toBe(false),
  );
});

describe('contract schemas', () => {
  it.each([1e12, -1, 0.5, '48', null, undefined])('API-04 API-06 ignore an invalid total of %j', (total) => {
    expect(v.parse(gamePage, { ...page, total })).toMatchObject({ total: undefined, items: [{ id: 'g1' }] });
  });

  it('API-02 drop only invalid items of a list', () => {
    const items = [card, { ...card, name: '' }, null, 'x', { ...card, id: 'g2' }];
    expect(v.parse(gamePage, { ...page, items }).items.map(({ id }) => id)).toEqual(['g1', 'g2']);
  });

  it('API-02 reject a value without a list', () => {
    expect(v.is(list(v.string()), { 0: 'a' })).toBe(false);
    expect(v.is(gamePage, { ...page, items: undefined })).toBe(false);
  });

  it.each([
    ['a badge', { badges: ['new', 'shiny'] }, { badges: ['new'] }],
    ['a volatility', { volatility: 'extreme' }, { volatility: undefined }],
  ])('API-02 ignore %s with an unknown value', (_, given, expected) => {
    expect(v.parse(gameCard, { ...card, ...given })).toMatchObject(expected);
  });

  it('API-02 ignore unknown fields', () => {
    expect(v.parse(gameCard, { ...card, mood: 'sunny' })).toEqual(card);
  });

  it('API-02 drop a game parameter of an unknown kind or with a mismatching value', () => {
    const rtp = { key: 'rtp', kind: 'percent', value: 96.2 };
    const specs = [rtp, { ...rtp, kind: 'hologram' }, { ...rtp, value: '96' }, { ...rtp, key: 'mood' }];
    expect(v.parse(gameInfo, { ...info, specs }).specs).toEqual([rtp]);
    expect(v.is(spec, { key: 'reels', kind: 'int', value: 5.5 })).toBe(false);
  });

  it('API-02 SEO-02 drop only those alternates that are not paths', () => {
    const alternates = { sv: '/slots/x/', es: '@evil.example/', 'de-DE': 7 };
    expect(v.parse(gameInfo, { ...info, alternates }).alternates).toEqual({ sv: '/slots/x/' });
  });

  it('SEO-02 SEO-08 parse alternates as encoded canonical paths', () => {
    const alternates = { 'en-GB': '/slots/münze/', sv: '/slots/Mynt å', es: '/slots/moneda/?x' };
    expect(v.parse(gameInfo, { ...info, alternates }).alternates).toEqual({
      'en-GB': '/slots/m%C3%BCnze/',
      sv: '/slots/mynt%20%C3%A5/',
      es: '/slots/moneda/',
    });
  });

  it.each(['', '0000-00-00', '2026-02-30', 'tomorrow', 7, null])(
    'SEO-08 API-06 parse an item of a site map without the invalid date %j',
    async (updatedAt) => {
      const listed = { slug: 'x', group: 'slots', path: '/slots/x/' };
      const schema = await listedGames('en-GB', 0, 9).schema();
      const { items } = v.parse(schema, { ...page, items: [{ ...listed, updatedAt }] });
      expect(items).toEqual([{ ...listed, updatedAt: undefined }]);
    },
  );

  it.each([
    [{ amount: 10, currency: 'GBP' }, true],
    [{ amount: 0.1, currency: 'GBP' }, false],
    [{ amount: 10, currency: 'pounds' }, false],
    [{ amount: 10, currency: 'GPB' }, false],
  ])('API-02 accept money in minor units of a known currency only: %j is %s', (value, fits) =>
    expect(v.is(money, value)).toBe(fits),
  );
});
