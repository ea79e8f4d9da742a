import { describe, expect, it } from 'vitest';
import { type Restriction, restrictions } from '../../../../shared/contract/visitor-services.ts';
import { blockedEntryLinks, isBlocking, noticeOf } from '../../../../shared/geo/permissions.ts';
import { emulatedCountry, fallbackPlace, placeOf } from '../../../../shared/geo/place.ts';
import { convertMoney } from '../../../../shared/geo/convert-money.ts';
import { fallbackRate } from '../../../../shared/geo/rates.ts';

describe('placeOf', () => {
  const country = { iso2: 'CA', name: 'Canada', prime_culture: 'en-ROW', prime_lang: 'en', prime_currency: 'CAD' };

  it('STATE-02 prefers values of the region to those of the country', () => {
    const place = placeOf(
      {
        country: { ...country, native_culture: 'en-CA', native_lang: 'en' },
        region: { name: 'Quebec', native_culture: 'fr-CA', native_lang: 'fr' },
        restriction: 'playblocked',
        restriction_level: 'region',
      },
      fallbackPlace,
    );
    expect(place).toEqual({
      country: { iso2: 'CA', name: 'Canada' },
      culture: 'en-ROW',
      primeCulture: 'en-ROW',
      nativeCulture: 'fr-CA',
      lang: 'en',
      nativeLang: 'fr',
      region: 'Quebec',
      restriction: 'playblocked',
      restrictionLevel: 'region',
      currency: 'CAD',
    });
  });

  it('GEO-01 falls back to GB and English', () => {
    expect(fallbackPlace).toMatchObject({ country: { iso2: 'GB' }, lang: 'en', restriction: 'none', currency: 'GBP' });
    const { restriction, restrictionLevel } = fallbackPlace;
    const bare = { country: { iso2: 'FR', name: 'France' }, restriction, restriction_level: restrictionLevel };
    expect(placeOf(bare, fallbackPlace)).toMatchObject({ country: { iso2: 'FR' }, lang: 'en', currency: 'GBP' });
  });

  it('SHELL-13 GEO-01 returns no prime culture if the service names none', () => {
    const { restriction, restrictionLevel } = fallbackPlace;
    const named = { country, restriction, restriction_level: restrictionLevel };
    expect(placeOf(named, fallbackPlace).primeCulture).toBe('en-ROW');
    const bare = { ...named, country: { iso2: 'FR', name: 'France' } };
    expect(placeOf(bare, fallbackPlace)).toMatchObject({ culture: 'en-GB' });
    expect([placeOf(bare, fallbackPlace).primeCulture, fallbackPlace.primeCulture]).toEqual([undefined, undefined]);
  });

  it.each([
    ['?gl=fr', 'FR'],
    ['?gl=FR', 'FR'],
    ['?gl=fra', undefined],
    ['?gl=1', undefined],
    ['?gl=', undefined],
    ['?gl=f/', undefined],
    ['', undefined],
  ])('GEO-01 emulatedCountry for %s returns %s', (search, iso2) => {
    expect(emulatedCountry(new URLSearchParams(search))).toBe(iso2);
  });
});

describe('restrictions of a location', () => {
  it.each<[Restriction, closed: string, blocking: boolean, notice: string]>([
    ['none', '', false, 'none'],
    ['blocked', 'login join play', true, 'strip'],
    ['fullyblocked', 'login join play', true, 'full'],
    ['accountblocked', 'login join', true, 'strip'],
    ['blockedwithlogin', 'join', false, 'strip'],
    ['playblocked', 'play', false, 'strip'],
    ['registerblocked', 'join', false, 'strip'],
  ])('GEO-02 %s blocks the entry links: %s', (restriction, closed, blocking, notice) => {
    expect(blockedEntryLinks(restriction, 'NL').join(' ')).toBe(closed);
    expect(isBlocking(restriction)).toBe(blocking);
    expect(noticeOf(restriction, 'NL')).toBe(notice);
  });

  it('GEO-02 always block join and play for visitors from the USA', () => {
    expect(
      restrictions.filter(
        (each) => !['join', 'play'].every((way) => blockedEntryLinks(each, 'US').includes(way as 'join')),
      ),
    ).toEqual([]);
    expect(blockedEntryLinks('none', 'US')).toEqual(['join', 'play']);
    expect(noticeOf('none', 'US')).toBe('strip');
  });
});

describe('currency conversion', () => {
  it.each([
    ['EUR', 1],
    ['USD', 1.0155],
    ['CAD', 1.3194],
    ['GBP', 0.86778],
    ['DKK', 7.4365],
    ['SEK', 10.6368],
    ['NOK', 9.9718],
    ['BRL', 5.1933],
    ['INR', 80.692],
    ['NZD', 1.6499],
    ['JPY', undefined],
    ['constructor', undefined],
  ])('GEO-01 has for %s the fallback rate %s', (iso, rate) => {
    expect(fallbackRate(iso)).toBe(rate);
  });

  const pound = { iso: 'GBP', rate: 0.86778 };

  it('GEO-03 converts money to the visitor’s currency', () => {
    const money = { amount: 86_778, currency: 'GBP' };
    expect(convertMoney(money, pound, { iso: 'SEK', rate: 10 })).toEqual({ amount: 1_000_000, currency: 'SEK' });
    expect(convertMoney(money, pound, pound)).toEqual(money);
  });

  it('GEO-03 does not convert money in a currency other than the site’s', () => {
    const money = { amount: 100, currency: 'JPY' };
    expect(convertMoney(money, pound, { iso: 'SEK', rate: 10 })).toEqual(money);
  });
});
