import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { texts as letters } from '../../../server/services/accounts/texts.ts';
import { languages } from '../../../server/services/catalogue/codes.ts';
import { messagesOf as catalogue } from '../../../server/services/catalogue/texts/messages.ts';
import { texts as newsletter } from '../../../server/services/newsletter/texts.ts';
import { texts as platform } from '../../../server/services/platform/texts.ts';
import { messagesOf } from '../../../server/services/widget/messages.ts';
import { fill, type Language, languageOf } from '../../../server/services/words.ts';
import { cultureCodes, cultures, locales } from '../../../locales/index.ts';

type Texts = Readonly<Record<Language, Readonly<Record<string, string>>>>;
const areas: Readonly<Record<string, Texts>> = { widget: messagesOf, newsletter, platform, letters };
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

describe.each(Object.entries(areas))('texts of %s', (_, texts) => {
  it.each(Object.entries(texts))('I18N-02 %s has every text, with the same values', (__, words) => {
    expect(Object.keys(words)).toEqual(Object.keys(texts.en));
    for (const [id, text] of Object.entries(words)) {
      expect(text.trim(), id).not.toBe('');
      expect([id, placeholders(text)]).toEqual([id, placeholders(texts.en[id] ?? '')]);
    }
  });

  it('COMP-03 German ones never say "Casino"', () => {
    expect(JSON.stringify(texts.de)).not.toMatch(/casino/i);
  });
});

describe('texts of services', () => {
  it.each(cultureCodes)('I18N-02 those of %s are in its language', (code) => {
    expect(cultures[code].lang.split('-')[0]).toBe(languageOf(code));
  });

  it('I18N-02 the five ratings of the feedback have five words', () => {
    for (const { feedbackRatings } of Object.values(messagesOf)) expect(feedbackRatings.split('|')).toHaveLength(5);
  });

  it('I18N-03 a text that lacks a value is a mistake, not a gap', () => {
    expect(fill('Hello {name}', { name: '{name}' })).toBe('Hello {name}');
    expect(() => fill('Hello {name}', {})).toThrow('"name"');
  });
});

describe('texts of the catalogue', () => {
  it.each(languages.map((language) => [language, locales.find((locale) => locale.split('-')[0] === language)]))(
    'GAME-04 %s calls a feature by one name in filters and on pages',
    (language, locale) => {
      const messages = JSON.parse(readFileSync(`locales/${locale}/catalogue.json`, 'utf8')) as Record<string, string>;
      const onPages = Object.entries(catalogue[language]).filter(([key]) => /^feature\.\w+$/.test(key));
      expect(onPages.length).toBeGreaterThan(5);
      expect(Object.fromEntries(onPages)).toEqual(
        Object.fromEntries(onPages.map(([key]) => [key, messages[`catalogue.${key}`]])),
      );
    },
  );
});
