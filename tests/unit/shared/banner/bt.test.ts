import { describe, expect, it } from 'vitest';
import { readBt, resolveBt } from '../../../../shared/banner/bt.ts';
import type { WrittenBtTexts } from '../../../../shared/contract/written.ts';
import { failed, notFound } from '../../../../shared/data/resource.ts';

const texts: WrittenBtTexts = {
  code: 'comet50',
  pageTitle: '50 free spins',
  cta: 'See the offer',
  terms: '18+. New players only.',
  ctaLink: '/casino-promotions/free-spins/',
};

describe('readBt', () => {
  it.each([
    ['the code in the URL', 'bt=comet50&r=7', null, null, { code: 'comet50', r: '7' }],
    ['the code in the URL in preference to the stored one', 'bt=comet50', 'old', '9', { code: 'comet50' }],
    ['the stored code', '', 'comet50', '9', { code: 'comet50', r: '9' }],
    ['the stored code if the one in the URL is invalid', 'bt=%3Cscript%3E', 'comet50', null, { code: 'comet50' }],
    ['undefined without a code', 'r=7', null, '9', undefined],
    ['undefined for an invalid stored code', '', 'no code', null, undefined],
    ['the code in the URL without an invalid number', 'bt=a.b-c_1&r=1%202', null, null, { code: 'a.b-c_1' }],
    ['undefined for a code that is too long', `bt=${'x'.repeat(65)}`, null, null, undefined],
  ])('BAN-06 STATE-06 returns %s', (_, query, code, r, expected) => {
    expect(readBt(new URLSearchParams(query), { code, r })).toEqual(expected);
  });
});

describe('resolveBt', () => {
  const code = { code: 'comet50', r: '7' };

  it('BAN-03 BAN-06 returns the banner of the code', () => {
    expect(resolveBt(code, { state: 'found', data: texts })).toEqual({ ...texts, r: '7', fetched: true });
  });

  it.each([
    ['the code is unknown', notFound],
    ['the response is empty', { state: 'found', data: null } as const],
  ])('BAN-06 returns no banner when %s', (_, result) => {
    expect(resolveBt(code, result)).toEqual({ fetched: true });
  });

  it('BAN-06 API-01 preserves the code when the service fails', () => {
    expect(resolveBt(code, failed)).toEqual({ ...code, fetched: true });
  });
});
