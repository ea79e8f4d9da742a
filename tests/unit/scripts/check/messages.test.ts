import { describe, expect, it } from 'vitest';
import { messageArguments, missingCategories } from '../../../../scripts/check/message-arguments.ts';
import { unusedIds } from '../../../../scripts/check/message-use.ts';
import { localeProblems } from '../../../../scripts/check/messages.ts';

const english = { home: { hello: 'Hello {name}', games: '{count, plural, one {# game} other {# games}}' } };
const problems = (locale: string, home: Record<string, string>) =>
  localeProblems({ 'en-GB': english, [locale]: { home } }, ['en-GB', locale]);

describe('the check of complete messages', () => {
  it.each([
    ['accepts a complete locale', { hello: 'Hej {name}', games: '{count, plural, one {# spel} other {# spel}}' }, []],
    ['reports a missing message', { hello: 'Hej {name}' }, ['locales/sv/home.json lacks "games".']],
    [
      'reports an unknown message',
      { ...english.home, bye: 'Hej då' },
      ['locales/sv/home.json has "bye", which en-GB does not have.'],
    ],
    [
      'reports another argument',
      { ...english.home, hello: 'Hej {namn}' },
      ['locales/sv/home.json: "hello" takes {namn}; en-GB gives it {name}.'],
    ],
    [
      'reports another kind of argument',
      { ...english.home, games: '{count, number} spel' },
      ['locales/sv/home.json: "games" takes {count, number}; en-GB gives it {count, plural}.'],
    ],
    [
      'reports a plural without a category of the language',
      { ...english.home, games: '{count, plural, =1 {ett spel} other {# spel}}' },
      ['locales/sv/home.json: "games" lacks the plural one.'],
    ],
    [
      'reports a badly formed message',
      { ...english.home, hello: 'Hej {name' },
      ['locales/sv/home.json: "hello" is badly formed: Hej {name'],
    ],
    ['reports an empty message', { ...english.home, hello: ' ' }, ['locales/sv/home.json: "hello" is empty.']],
  ])('I18N-02 %s', (_, home, expected) => {
    expect(problems('sv', home)).toEqual(expected);
  });

  it('I18N-02 accepts a locale that only differs from its base, and reports repeated messages', () => {
    expect(problems('en-IE', { hello: 'Dia dhuit {name}' })).toEqual([]);
    expect(problems('en-IE', { hello: 'Hello {name}' })).toEqual([
      'locales/en-IE/home.json: "hello" is the same in en-GB; leave it out.',
    ]);
  });

  it('I18N-02 reports unknown and missing locales', () => {
    expect(localeProblems({ 'en-GB': english, xx: english }, ['en-GB', 'fi'])).toEqual([
      'locales/xx/ is in no list of locales/index.ts.',
      'locales/fi/ is missing.',
    ]);
  });
});

describe('the arguments of a message', () => {
  it.each([
    ['none', 'Play', []],
    [
      'nested',
      '{n, plural, one {{who} has #} other {{who} have # <b>{unit}</b>}}',
      ['<b>', 'n, plural', 'unit', 'who'],
    ],
    ['selected', '{kind, select, a {{x}} other {}}', ['kind, select', 'x']],
    ['formatted', '{when, date, long} {sum, number, ::currency/EUR}', ['sum, number', 'when, date']],
  ])('I18N-02 are found: %s', (_, text, expected) => {
    expect(messageArguments(text)).toEqual(expected);
  });
});

describe('the missing plural categories of a message', () => {
  it.each([
    ['en-GB', '{n, plural, one {#} other {#}}', []],
    ['en-ROW', '{n, plural, other {#}}', ['one']],
    ['en-GB', '{n, selectordinal, one {#st} other {#th}}', ['two', 'few']],
    ['pl', '{n, plural, one {#} other {#}}', ['few', 'many']],
    ['fr-CA', '{n, plural, one {#} other {#}}', []],
    ['fi', '<b>{who} {n, plural, =0 {nobody} other {{m, plural, one {#} other {#}}}}</b>', ['one']],
  ])('I18N-02 are those that the language needs, in %s: %s', (locale, text, expected) => {
    expect(missingCategories(text, locale)).toEqual(expected);
  });
});

describe('the check of unused messages', () => {
  const unused = (code: string) =>
    unusedIds(['tile.play', 'tile.volatility.high'], [{ path: 'client/a.tsx', text: code }]);

  it.each([
    ['accepts ids that code names', `text('tile.play'); text("tile.volatility.high")`, []],
    ['accepts ids that match a template', 'lookup(`tile.volatility.${code}`); text(`tile.play`)', []],
    ['reports ids that are only part of another id', `text('tile.play.now')`, ['tile.play', 'tile.volatility.high']],
    [
      'reports ids that only match a template without fixed text',
      '`${area}.${id}`',
      ['tile.play', 'tile.volatility.high'],
    ],
  ])('I18N-02 %s', (_, code, expected) => {
    expect(unused(code)).toEqual(expected);
  });
});
