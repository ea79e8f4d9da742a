import { describe, expect, it } from 'vitest';
import { cultures } from '../../../../locales/index.ts';
import { parseLocaleOverride } from '../../../../server/emulation/locale-override.ts';
import { siteWith, siteUrlWith } from '../../../../server/emulation/site.ts';
import { createSites } from '../../../../server/site/site.ts';
import { testConfig } from '../support/test-config.ts';
import { manifest } from '../support/test-manifest.ts';

const sites = createSites(testConfig({ EMULATION: '1' }), manifest);
const site = sites.get('en en-IE')!;
const finnish = parseLocaleOverride('fi')!;

describe('the data of a site in an overriding locale', () => {
  it('I18N-07 I18N-04 has the messages and formats of the locale, and the market of the culture', () => {
    const { culture, messages, noindex, ...others } = siteWith(site, finnish);
    expect(messages).toBe('/assets/messages/fi/*.js');
    expect(noindex).toBe(true);
    expect(culture).toEqual({ ...cultures['en-IE'], formatLocale: 'fi' });
    expect(others.origins).toEqual(site.origins);
  });

  it('I18N-07 has the own offers, with their figures where the texts of the locale name no others', () => {
    const { offers } = siteWith(site, finnish);
    expect(Object.keys(offers)).toEqual(Object.keys(site.offers));
    expect(offers['welcome']?.values).toMatchObject({ code: 'COMET100', wagering: 30, maxBonus: '100\u00A0€' });
  });

  it.each(['sv', 'en-XA', 'en-GB'])(
    'I18N-07 COMP-02 has all figures of the British offer where %s shows its text',
    (locale) => {
      const { offers } = siteWith(site, parseLocaleOverride(locale)!);
      expect(offers['welcome']?.values).toMatchObject({
        code: 'LANTERN50',
        spins: 50,
        minDeposit: expect.stringContaining('£'),
        wagering: 60,
        days: 30,
      });
    },
  );

  it.each(['fi', 'da', 'de-DE', 'es', 'en-IE'])(
    'I18N-07 COMP-02 has the figures of the offer of %s where its text replaces that of the British offer',
    (locale) => {
      const { offers } = siteWith(sites.get('en en-GB')!, parseLocaleOverride(locale)!);
      const { minDeposit, maxBonus } = offers['free-spins']!.values;
      const currencies = [minDeposit, maxBonus].map((amount) => /kr\.|€|£/.exec(String(amount))?.[0]);
      expect(currencies).toEqual(locale === 'da' ? ['kr.', 'kr.'] : ['€', '€']);
    },
  );

  it('I18N-07 has a URL of its own for each brand, culture and locale', () => {
    expect(siteUrlWith(site, finnish)).toBe('/assets/messages/fi/site.en.en-IE.js');
  });
});
