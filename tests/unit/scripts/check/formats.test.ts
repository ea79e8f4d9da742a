import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { baseLocales } from '../../../../locales/bases.ts';
import { type Locale, locales } from '../../../../locales/culture.ts';
import { currencyOf } from '../../../../locales/currencies.ts';
import { styleBreaches, styleRules } from '../../../../scripts/check/termbase.ts';

const style = v.parse(styleRules, JSON.parse(readFileSync('locales/style.json', 'utf8')));
const breaches = (locale: Locale, words: string) =>
  styleBreaches(style, [{ place: locale, locale, words }]).map((line) => line.slice(line.lastIndexOf(' has ') + 5, -1));

const otherForm = 'a date of another form';
const unit = 'no non-breaking space before a unit';

describe('the rule about dates, amounts and percentages in texts', () => {
  it.each<[Locale, string, string]>([
    ['en-GB', 'until February 1, 2026', otherForm],
    ['en-ROW', 'on the 1st of February', otherForm],
    ['de-DE', 'bis 1 Februar 2026', otherForm],
    ['sv', 'till 1. februari 2026', otherForm],
    ['es', '1 febrero de 2026', otherForm],
    ['es', 'en febrero 2026', otherForm],
    ['fi', '1 helmikuuta 2026', otherForm],
    ['da', '1 februar 2026', otherForm],
    ['nb-NO', '1. Februar 2026', otherForm],
    ['pt-BR', '1 de fevereiro', otherForm],
    ['fr-CA', '1. février 2026', otherForm],
    ['da', 'til 1. February 2026', 'a month of another language'],
    ['sv', 'maj och mayo 2026', 'a month of another language'],
    ['es', 'hasta el 2026-02-01', 'a date in figures'],
    ['fi', '1.2.2026 asti', 'a date in figures'],
    ['en-IE', 'until 01/02/26', 'a date in figures'],
    ['da', '10\u00A0kr og 20\u00A0kr.', '“kr.” without its one point'],
    ['da', 'Mindst 10\u00A0kr..', '“kr.” without its one point'],
    ['sv', 'minst 10\u00A0kr. per dag', 'a point after “kr”'],
    ['nb-NO', '10 kr', unit],
    ['de-DE', '96,5%', unit],
    ['es', '10 €', unit],
    ['fr-CA', '10$', unit],
    ['en-GB', '96.5 %', 'a space between a sign and its figure'],
    ['pt-BR', 'R$10', 'another space in an amount or percentage'],
    ['de-DE', 'ab 10,00\u00A0€', 'an amount with decimals that are zero'],
    ['en-GB', 'from £1,000.00', 'an amount with decimals that are zero'],
  ])('I18N-04 %s: “%s” has %s', (locale, words, name) => {
    expect(breaches(locale, words)).toContain(name);
  });

  it.each<[Locale, string]>([
    ['en-GB', '1 February 2026, in May 2026; you may 5 times'],
    ['de-DE', '1. Februar 2026, im Mai 2026, § 2.1.3, 10\u00A0€, 96,5\u00A0%'],
    ['sv', '1 februari 2026, maj 2026, 10\u00A0kr. Lägsta insats'],
    ['es', '1 de febrero de 2026, mayo de 2026, 10,50\u00A0€'],
    ['fi', '1. helmikuuta 2026, helmikuussa, 10\u00A0€'],
    ['da', 'fra 1. til 5. februar 2026, i maj 2026, 10\u00A0kr. Januar 2026'],
    ['nb-NO', '1. februar 2026, mai 2026, 10\u00A0kr'],
    ['pt-BR', '1º de fevereiro, 2 de março de 2026, R$\u00A010, 96,5%'],
    ['fr-CA', '1er février, 2 mars 2026, 10\u00A0$, 96,5\u00A0%'],
  ])('I18N-04 %s: “%s” is as the language writes it', (locale, words) => {
    expect(breaches(locale, words)).toEqual([]);
  });

  it.each(locales.filter((locale) => !(locale in baseLocales)))('I18N-04 %s: has nothing against CLDR', (locale) => {
    const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: currencyOf(locale) });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    const days = Array.from({ length: 12 }, (_, month) => day.format(Date.UTC(2026, month, 2)));
    expect(breaches(locale, [amount.format(1234.5), percent.format(0.965), ...days].join(' – '))).toEqual([]);
  });

  it('I18N-04 accepts round amounts with decimals in columns', () => {
    expect(breaches('en-GB', '| £1.00 | £2.50 |')).toEqual([]);
  });
});
