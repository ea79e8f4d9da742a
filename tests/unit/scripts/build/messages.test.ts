import { describe, expect, it } from 'vitest';
import { compileMessage, mergeMessages } from '../../../../scripts/build/messages.ts';

describe('messages at build time', () => {
  it.each([
    ['Play', 'Play'],
    ['', ''],
    ["It''s open", "It's open"],
    ["'{name}' is written like this", '{name} is written like this'],
  ])('I18N-03 keeps %j as plain text', (text, compiled) => {
    expect(compileMessage(text, 'en-GB', 'home', 'id')).toBe(compiled);
  });

  it('I18N-03 parses a message with arguments, without positions in the source', () => {
    expect(compileMessage('Over {count, number} games', 'en-GB', 'home', 'id')).toEqual([
      { type: 0, value: 'Over ' },
      { type: 2, value: 'count', style: null },
      { type: 0, value: ' games' },
    ]);
  });

  it('I18N-03 names file and id of a badly formed message', () => {
    expect(() => compileMessage('{count, plural, one {a}}', 'es', 'tile', 'tile.games')).toThrow(
      /locales\/es\/tile\.json: "tile\.games" is badly formed/,
    );
  });

  it('I18N-02 fills a locale that holds only differences from its base, area by area', () => {
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
