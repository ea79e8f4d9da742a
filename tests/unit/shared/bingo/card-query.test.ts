import { describe, expect, it } from 'vitest';
import { hasCardQuery, cardQuery, parseCardQuery, randomSeed } from '../../../../shared/bingo/card-query.ts';

const parse = (query: string) => parseCardQuery(new URLSearchParams(query));

describe('bingo card query', () => {
  it.each([
    ['', { type: 90, count: 6, title: '', seed: '' }],
    ['type=75&count=12&title=Friday&seed=K7Q2MX', { type: 75, count: 12, title: 'Friday', seed: 'K7Q2MX' }],
    ['type=80&count=abc', { type: 90, count: 6, title: '', seed: '' }],
    ['count=0', { type: 90, count: 1, title: '', seed: '' }],
    ['count=-3', { type: 90, count: 1, title: '', seed: '' }],
    ['count=900', { type: 90, count: 48, title: '', seed: '' }],
    ['count=7.9', { type: 90, count: 7, title: '', seed: '' }],
    ['count=', { type: 90, count: 6, title: '', seed: '' }],
    ['seed=k7-q2 mx', { type: 90, count: 6, title: '', seed: 'K7Q2MX' }],
    ['seed=ABCDEFGHIJKLMNOP', { type: 90, count: 6, title: '', seed: 'ABCDEFGHIJKL' }],
  ])('PAGE-06 parses %j', (query, expected) => {
    expect(parse(query)).toEqual(expected);
  });

  it.each([
    ['Zoë’s 40th, hooray!', 'Zoë’s 40th, hooray!'],
    ['<b>Win</b> £500 at https://evil.example/', 'b Win b 500 at https evil example'],
    ['a'.repeat(60), 'a'.repeat(40)],
  ])('SEC-02 PAGE-06 reduces the title %j to letters, digits and safe punctuation', (title, shown) => {
    expect(parse(new URLSearchParams({ title }).toString()).title).toBe(shown);
  });

  it('PAGE-06 returns the same values after serializing and parsing', () => {
    const settings = { type: 75, count: 12, title: 'Zoë & friends', seed: 'K7Q2MX' } as const;
    expect(parse(cardQuery(settings))).toEqual(settings);
    expect(cardQuery({ ...settings, title: '', seed: '' })).toBe('?type=75&count=12');
  });

  it('PAGE-06 hasCardQuery is true for any of its parameters', () => {
    expect(hasCardQuery(new URLSearchParams('utm=x'))).toBe(false);
    expect(hasCardQuery(new URLSearchParams('count=3'))).toBe(true);
  });

  it('PAGE-06 randomSeed returns unambiguous characters and no repeated code', () => {
    const codes = Array.from({ length: 500 }, randomSeed);
    expect(new Set(codes).size).toBe(500);
    expect(codes.every((code) => /^[2-9A-HJ-NP-Z]{8}$/.test(code))).toBe(true);
  });
});
