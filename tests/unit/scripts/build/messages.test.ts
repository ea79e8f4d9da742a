import { describe, expect, it } from 'vitest';
import { compileMessage, mergeMessages } from '../../../../scripts/build/messages.ts';

describe('messages at build time', () => {
  it.each([
    ['Play', 'Play'],
    ['', ''],
    ["It''s open", "It's open"],
    ["'{name}' is written like this", '{name} is written like this'],
  ])('I18N-03 are compiled to plain text: %j', (text, compiled) => {
    expect(compileMessage(text, 'en-GB', 'home', 'id')).toBe(compiled);
  });

  it('I18N-03 with arguments are parsed, without source positions', () => {
    expect(compileMessage('Over {count, number} games', 'en-GB', 'home', 'id')).toEqual([
      { type: 0, value: 'Over ' },
      { type: 2, value: 'count', style: null },
      { type: 0, value: ' games' },
    ]);
  });

  it('I18N-03 that are badly formed are rejected with file and id', () => {
    expect(() => compileMessage('{count, plural, one {a}}', 'es', 'tile', 'tile.games')).toThrow(
      /locales\/es\/tile\.json: "tile\.games" is badly formed/,
    );
  });

  it('I18N-02 of a locale with a base are completed from it, area by area', () => {
    const written = {
      'en-GB': { menu: { open: 'Open' }, home: { hello: 'Hello', bye: 'Bye' } },
      'en-IE': { home: { hello: 'Dia dhuit' } },
      sv: { home: { hello: 'Hej' } },
    };
    expect(mergeMessages(written)).toEqual({
      ...written,
      'en-IE': { menu: { open: 'Open' }, home: { hello: 'Dia dhuit', bye: 'Bye' } },
    });
  });
});
