import { describe, expect, it } from 'vitest';
import { localeProblems } from '../../../../scripts/check/messages.ts';
import type { WrittenMessages } from '../../../../scripts/build/messages.ts';
import { planImport } from '../../../../scripts/messages/plan-import.ts';
import { sourceHash } from '../../../../scripts/messages/translation-sources.ts';
import type { TranslatedUnit } from '../../../../scripts/messages/xliff/read-xliff.ts';

const written: WrittenMessages = {
  'en-GB': {
    home: {
      'home.hello': 'Hello {name}',
      'home.games': '{n, plural, one {# game} other {# games}}',
      'home.terms': 'Read the <b>terms</b>',
      'home.age': 'Only for adults of 18 or over',
    },
  },
  'en-IE': { home: { 'home.age': 'Only if you are 18 or over' } },
  fi: { home: { 'home.hello': 'Hei {name}', 'home.age': 'Vain 18 vuotta täyttäneille' } },
};
const english = written['en-GB']!['home']!;
const sources = { fi: { 'home.hello': 'older', 'home.age': sourceHash(english['home.age']!) } };

const unit = (id: string, target: string | undefined, given: Partial<TranslatedUnit> = {}): TranslatedUnit => ({
  area: 'home',
  id,
  source: english[id] ?? '',
  exported: undefined,
  target,
  isTranslated: target !== undefined,
  ...given,
});

const plan = (units: readonly TranslatedUnit[], locale = 'fi', sourceLocale = 'en-GB') =>
  planImport({ written, sources }, { sourceLocale, targetLocale: locale, units }, (texts) =>
    localeProblems(texts, Object.keys(texts)),
  );

describe('an import', () => {
  it('I18N-06 writes new texts in the order of the English, and confirms what they were made from', () => {
    const games = '{n, plural, one {# peli} other {# peliä}}';
    expect(plan([unit('home.games', games), unit('home.hello', 'Moi {name}')])).toEqual({
      written: {
        ...written,
        fi: { home: { 'home.hello': 'Moi {name}', 'home.games': games, 'home.age': 'Vain 18 vuotta täyttäneille' } },
      },
      sources: {
        fi: {
          'home.hello': sourceHash(english['home.hello']!),
          'home.games': sourceHash(english['home.games']!),
          'home.age': sources.fi['home.age'],
        },
      },
      changed: ['home.games', 'home.hello'],
      drafts: [],
      stale: [],
    });
  });

  it('I18N-06 leaves what is not translated or not confirmed', () => {
    const left = plan([unit('home.games', undefined), unit('home.hello', 'Hei {name}', { isTranslated: false })]);
    expect(left).toEqual({ written, sources, changed: [], drafts: [], stale: ['home.hello'] });
  });

  it('I18N-06 writes no text in the state initial, which stays missing or stale', () => {
    const games = '{n, plural, one {# peli} other {# peliä}}';
    const drafts = [unit('home.games', games), unit('home.hello', 'Moi {name}')];
    expect(plan(drafts.map((draft) => ({ ...draft, isTranslated: false })))).toEqual({
      written,
      sources,
      changed: [],
      drafts: ['home.games', 'home.hello'],
      stale: ['home.hello'],
    });
  });

  it('I18N-06 keeps a translation of an older English stale', () => {
    const made = plan([unit('home.hello', 'Moi {name}', { source: 'Hi {name}' })]);
    expect(made).toMatchObject({ changed: ['home.hello'], stale: ['home.hello'] });
    expect(made).toMatchObject({ sources: { fi: { 'home.hello': sourceHash('Hi {name}') } } });
  });

  it('I18N-06 leaves out what a locale inherits', () => {
    expect(plan([unit('home.age', english['home.age'])], 'en-IE')).toMatchObject({
      written: { 'en-IE': {} },
      changed: ['home.age'],
    });
  });

  const place = 'locales/fi/home.json:';

  it.each([
    ['an argument is missing', 'home.hello', 'Hei', 'expected {name}, found none.'],
    ['an argument is of another kind', 'home.hello', 'Hei {name, number}', 'expected {name}, found {name, number}.'],
    ['an argument is repeated', 'home.hello', 'Hei {name} {name}', 'expected {name} 1 times, found it 2 times.'],
    ['a plural lacks a category', 'home.games', '{n, plural, other {#}}', 'lacks the plural one.'],
    [
      'the language has no such category',
      'home.games',
      '{n, plural, one {#} few {#} other {#}}',
      'has the plural few, which the language lacks.',
    ],
    ['a tag is missing', 'home.terms', 'Lue ehdot', 'expected <b>, found none.'],
    ['a tag is another', 'home.terms', 'Lue <i>ehdot</i>', 'expected <b>, found <i>.'],
    ['a tag is not closed', 'home.terms', 'Lue <b>a</i>', 'is badly formed: unmatched closing tag at "</i>".'],
    ['it does not parse', 'home.hello', 'Hei {name', 'is badly formed: expect argument closing brace at "{name".'],
    ['it is empty', 'home.hello', ' ', 'is empty.'],
    ['a number differs', 'home.age', 'Vain 81 vuotta', 'expected the numbers 18, found 81.'],
    ['it is unknown', 'home.bye', 'Hei', 'expected a message of en-GB, found none with this id.'],
    [
      'it is called like an inherited field',
      '__proto__',
      'Hei',
      'expected a message of en-GB, found none with this id.',
    ],
  ])('I18N-06 is refused as a whole when of a message %s', (_, id, target, says) => {
    const right = id === 'home.hello' ? [] : [unit('home.hello', 'Moi {name}')];
    const source = Object.hasOwn(english, id) ? {} : { source: '' };
    expect(plan([...right, unit(id, target, source)])).toEqual([`${place} "${id}" ${says}`]);
  });

  it('I18N-06 is refused when a tool has changed the English, and when a message is there twice', () => {
    const changed = { source: 'Only for adults', exported: sourceHash('Adults only') };
    expect(plan([unit('home.age', 'Vain täysi-ikäisille', changed)])).toEqual([
      `${place} "home.age" expected the exported <source>, found another; English is written in locales/en-GB/.`,
    ]);
    expect(plan([unit('home.hello', 'Hei {name}'), unit('home.hello', 'Moi {name}')])).toEqual([
      `${place} "home.hello" expected one unit, found another.`,
    ]);
  });

  it('I18N-06 names each message once, with all that is wrong with it', () => {
    const problems = plan([
      unit('home.age', 'Vain 81 vuotta täyttäneille {name}'),
      unit('home.terms', 'Lue <i>ehdot</i>'),
    ]);
    expect(problems).toEqual([
      `${place} "home.terms" expected <b>, found <i>.`,
      `${place} "home.age" expected no argument or tag, found {name}; expected the numbers 18, found 81.`,
    ]);
  });

  it('I18N-06 says of a wrong text no more than what is wrong with it', () => {
    const note = 'locales/en-GB/home.notes.json: "home.terms": the example lacks "title".';
    const document = { sourceLocale: 'en-GB', targetLocale: 'fi', units: [unit('home.terms', 'Lue {title}')] };
    const problemsOf = (texts: typeof written) =>
      texts === written
        ? localeProblems(texts, Object.keys(texts))
        : [...localeProblems(texts, Object.keys(texts)), note];
    expect(planImport({ written, sources }, document, problemsOf)).toEqual([
      `${place} "home.terms" expected <b>, found {title}.`,
    ]);
  });

  it('I18N-06 is refused for locales that are not translated', () => {
    expect(plan([], 'xx')).toEqual(['trgLang is "xx", which is no locale that is translated.']);
    expect(plan([], 'en-GB')).toEqual(['trgLang is "en-GB", which is no locale that is translated.']);
    expect(plan([], 'fi', 'en-US')).toEqual(['srcLang is "en-US"; it needs to be en-GB.']);
  });

  it('I18N-06 names no unit for a problem of an offer', () => {
    const problem = 'brands/offers.ts: no text of fi names "code" of "welcome".';
    const document = { sourceLocale: 'en-GB', targetLocale: 'fi', units: [unit('home.hello', 'Moi {name}')] };
    const problemsOf = (texts: typeof written) => (texts === written ? [] : [problem]);
    expect(planImport({ written, sources }, document, problemsOf)).toEqual([problem]);
  });
});
