import { describe, expect, it } from 'vitest';
import { messages } from 'messages:all';
import { bannerOffers } from '../../../../brands/offers.ts';
import { currencyOf } from '../../../../locales/currencies.ts';
import { cultures } from '../../../../locales/index.ts';
import { offersIn } from '../../../../shared/banner/offer-values.ts';
import { createCultureIntl } from '../../../../shared/i18n/intl.ts';

/** A culture of the Finnish locale, which no site has yet. */
const finnish = { ...cultures['en-IE'], locale: 'fi', formatLocale: 'fi', currency: currencyOf('fi') } as const;

describe('offers of banners', () => {
  it.each([
    ['en-GB', 'free-spins', { minDeposit: '£10', spinValue: '£0.10', betShare: '10%', spins: 50 }],
    [
      'en-GB',
      'rooftop-chase',
      { prize: '£5,000', period: expect.stringMatching(/^1 September\s–\s25 November 2025$/) },
    ],
    ['en-IE', 'welcome', { maxBonus: '€100', bonus: '100%', code: 'COMET100' }],
    ['de-DE', 'welcome', { maxBonus: '100\u00a0€', bonus: '100\u00a0%', maxBet: '1\u00a0€' }],
    ['es', 'welcome', { maxBonus: '200\u00a0€', others: '10\u00a0%' }],
  ] as const)('BAN-07 of %s have the figures of "%s" as the culture writes them', (culture, slug, values) => {
    expect(offersIn(cultures[culture])[slug]?.values).toMatchObject(values);
  });

  it('COMP-03 are none where promotions are not allowed', () => {
    const without = Object.values(cultures).filter(({ promotionsEnabled }) => !promotionsEnabled);
    expect(without.map(({ locale }) => bannerOffers[locale])).toEqual(without.map(() => undefined));
  });

  it('I18N-05 name €100 and 60x in Finnish', () => {
    const { text } = createCultureIntl(finnish, messages['fi']?.['banner'] ?? {});
    const values = { age: '18+', count: 1200, ...offersIn(finnish)['welcome']?.values };
    expect(text('banner.home.title', values)).toBe('Talletusbonus enintään 100\u00a0€');
    expect(text('banner.home.terms', values)).toContain(
      'Kierrätysvaatimus on 60 kertaa talletuksen ja bonuksen yhteissumma, ja aikaa on 30\u00a0päivää',
    );
  });
});
