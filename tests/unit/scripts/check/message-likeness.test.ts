import { describe, expect, it } from 'vitest';
import { likenessProblems } from '../../../../scripts/check/message-likeness.ts';

describe('the likeness of a translation to the English', () => {
  const english = { locale: 'en-GB', text: 'Over 1,200 games for {name}: code COMET50' };
  const problemsOf = (locale: string, text: string, isOffer = false, id = 'home.x') =>
    likenessProblems(id, { locale, text }, english, isOffer);

  it.each([
    ['equal numbers in another notation', 'de-DE', 'Mehr als 1.200 Spiele für {name}: Code COMET50', []],
    [
      'another number',
      'sv',
      'Över 1\u00A0500 spel för {name}: kod COMET50',
      ['expected the numbers 1200, 50, found 1500, 50'],
    ],
    ['another code', 'sv', 'Över 1200 spel för {name}: kod START50', ['expected the codes COMET50, found START50']],
    ['the English text', 'sv', english.text, ['is still English']],
    ['the English text in another country', 'en-IE', english.text, []],
  ])('I18N-02 is checked: %s', (_, locale, text, expected) => {
    expect(problemsOf(locale, text).map((problem) => problem.replace('50, 1200', '1200, 50'))).toEqual(expected);
  });

  it('I18N-02 I18N-05 is not checked for offers, which differ by market', () => {
    expect(problemsOf('sv', 'Upp till {bonus}', true)).toEqual([]);
  });
});
