import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { messages } from 'messages:all';
import { cultures, locales } from '../../../../locales/index.ts';
import { createOverrideMessages } from '../../../../server/emulation/messages.ts';
import { pseudoMessage } from '../../../../server/emulation/pseudo.ts';
import { parseLocaleOverride } from '../../../../server/emulation/locale-override.ts';
import { type CompiledMessage, createCultureIntl } from '../../../../shared/i18n/intl.ts';

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });
const games = {
  one: { value: [{ type: TYPE.pound }, literal(' game')] },
  other: { value: [{ type: TYPE.pound }, literal(' games')] },
};
const kinds = { slots: { value: [literal('Slots')] }, other: { value: [literal('Games')] } };

const written = (message: unknown, values: Record<string, string | number>) =>
  createCultureIntl(cultures['en-GB'], { 'meta.page': pseudoMessage(message as CompiledMessage) }).text(
    'meta.page',
    values,
  );

describe('a message of the pseudo-locale', () => {
  it.each([
    ['text', 'Play now', {}, '[Pļáýý ñóóŵ]'],
    ['nothing', '', {}, ''],
    [
      'a plural and an argument',
      [
        { type: TYPE.plural, value: 'n', options: games, offset: 0 },
        literal(' for '),
        { type: TYPE.argument, value: 'name' },
      ],
      { n: 2, name: 'Anna' },
      '[2 ĝááméééš fóóóŕ Anna]',
    ],
    ['a choice', [{ type: TYPE.select, value: 'kind', options: kinds }], { kind: 'slots' }, '[Šļóóóţš]'],
    ['text without vowels', [literal('RTP '), { type: TYPE.argument, value: 'rtp' }], { rtp: '96%' }, '[ŔŢŢPP 96%]'],
  ])('I18N-07 of %s has accents, brackets and two fifths more letters', (_, message, values, expected) => {
    expect(written(message, values)).toBe(expected);
  });

  it('I18N-07 keeps its tags', () => {
    const tagged: CompiledMessage = [{ type: TYPE.tag, value: 'b', children: [literal('Free')] }];
    expect(pseudoMessage(tagged)).toMatchObject([{}, { value: 'b', children: [{ value: 'Fŕéééé' }] }, {}]);
  });

  it('I18N-07 is two fifths longer for every English text', () => {
    const areas = createOverrideMessages(messages)(parseLocaleOverride('en-XA')!);
    const short = Object.entries(messages['en-GB'] ?? {}).flatMap(([area, texts]) =>
      Object.entries(texts).filter(([id, text]) => {
        const shown = areas[area]?.[id];
        return (
          typeof text === 'string' &&
          typeof shown === 'string' &&
          /\p{L}/u.test(text) &&
          shown.length < text.length * 1.4
        );
      }),
    );
    expect(short).toEqual([]);
  });
});

describe('the messages of an overriding locale', () => {
  const overrideMessages = createOverrideMessages(messages);

  it.each(locales)('I18N-07 are complete, in English where the market needs no text: %s', (locale) => {
    const areas = overrideMessages(parseLocaleOverride(locale)!);
    const ids = (of: typeof areas = {}) => Object.values(of).flatMap(Object.keys).sort();
    expect(ids(areas)).toEqual(ids(messages['en-GB']));
    expect(areas).toMatchObject(messages[locale]!);
  });

  it('I18N-07 are created once', () => {
    expect(overrideMessages(parseLocaleOverride('fi')!)).toBe(overrideMessages(parseLocaleOverride('fi')!));
  });
});

describe('the locale of ?messages=', () => {
  it.each([
    ['fi', { source: 'fi', lang: 'fi', formatLocale: 'fi' }],
    ['en-ROW', { source: 'en-ROW', lang: 'en', formatLocale: 'en-GB' }],
    ['en-XA', { source: 'en-GB', lang: 'en-XA', formatLocale: 'en-GB' }],
  ])('I18N-07 has the language and the formats of %s', (name, expected) => {
    expect(parseLocaleOverride(name)).toEqual({ code: name, ...expected });
  });

  it.each([
    ['FI', 'fi'],
    ['de-de', 'de-DE'],
    ['NB-no', 'nb-NO'],
    ['en-xa', 'en-XA'],
  ])('I18N-07 is the same for %s as for %s, and has one set of messages', (name, code) => {
    expect(parseLocaleOverride(name)).toEqual(parseLocaleOverride(code));
    expect(parseLocaleOverride(name)?.code).toBe(code);
  });

  it.each([undefined, '', 'xx', 'constructor', 'en', 'f\u0131'])('I18N-07 is none for %s', (name) => {
    expect(parseLocaleOverride(name)).toBeUndefined();
  });
});
