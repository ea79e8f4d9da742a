import { describe, expect, it } from 'vitest';
import { readBt, resolveBt } from '../../../../shared/banner/bt.ts';
import type { BtTexts } from '../../../../shared/contract/written.ts';
import { failed, notFound } from '../../../../shared/data/resource.ts';

const texts: BtTexts = {
  code: 'comet50',
  pageTitle: '50 free spins',
  cta: 'See the offer',
  terms: '18+. New players only.',
  ctaLink: '/casino-promotions/free-spins/',
};

describe('the code of a visit', () => {
  it.each([
    ['the address', 'bt=comet50&r=7', null, null, { code: 'comet50', r: '7' }],
    ['the address before what was kept', 'bt=comet50', 'old', '9', { code: 'comet50' }],
    ['what was kept', '', 'comet50', '9', { code: 'comet50', r: '9' }],
    ['what was kept, where the address has none that is one', 'bt=%3Cscript%3E', 'comet50', null, { code: 'comet50' }],
    ['nowhere', 'r=7', null, '9', undefined],
    ['nowhere, where what was kept is none', '', 'no code', null, undefined],
    ['the address without a number that is none', 'bt=a.b-c_1&r=1%202', null, null, { code: 'a.b-c_1' }],
    ['nowhere, where it is too long', `bt=${'x'.repeat(65)}`, null, null, undefined],
  ])('BAN-06 STATE-06 is taken from %s', (_, query, code, r, expected) => {
    expect(readBt(new URLSearchParams(query), { code, r })).toEqual(expected);
  });
});

describe('what the lookup makes of it', () => {
  const code = { code: 'comet50', r: '7' };

  it('BAN-03 BAN-06 is the banner that the code names', () => {
    expect(resolveBt(code, { state: 'found', data: texts })).toEqual({ ...texts, r: '7', fetched: true });
  });

  it.each([
    ['nobody knows it', notFound],
    ['the answer is empty', { state: 'found', data: null } as const],
  ])('BAN-06 is nothing when %s', (_, result) => {
    expect(resolveBt(code, result)).toEqual({ fetched: true });
  });

  it('BAN-06 API-01 keeps the code when nobody can say', () => {
    expect(resolveBt(code, failed)).toEqual({ ...code, fetched: true });
  });
});
