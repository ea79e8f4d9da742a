import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceHash } from '../../../../scripts/build/source-hash.ts';
import { readMessages } from '../../../../scripts/build/messages.ts';
import { type MessageNote, readNotes } from '../../../../scripts/check/message-notes.ts';
import { notesProblems } from '../../../../scripts/check/translator-notes.ts';
import { folderOfTest } from '../../../support/temporary-folder.ts';

const home = {
  'home.hello': 'Hello {name}',
  'home.games': '{count, plural, one {# game} other {# games}}',
};
const hello: MessageNote = { note: 'Greets a player.', example: { name: 'Ada' } };
const games: MessageNote = { note: 'Number of games in a list.', example: { count: 1200 } };
const noted = { 'home.hello': hello, 'home.games': games };

/** Problems of the notes, without the file of the notes, where some locales say hello in their own words. */
const problems = (notes: Record<string, MessageNote>, hellos: Record<string, string> = {}) => {
  const translated = Object.entries(hellos).map(([locale, text]) => [
    locale,
    { home: { ...home, 'home.hello': text } },
  ]);
  const found = notesProblems({ 'en-GB': { home }, ...Object.fromEntries(translated) }, { home: notes });
  return found.map((problem) => problem.replace('locales/en-GB/home.notes.json: ', ''));
};
const withHello = (note: Partial<MessageNote>) => ({ ...noted, 'home.hello': { ...hello, ...note } });
const tooMany = { name: 'Ada', age: 5 };

describe('the check of notes for translators', () => {
  it.each<[string, Record<string, MessageNote>, Record<string, string>, string[]]>([
    ['a note for each message', noted, { sv: 'Hej {name}' }, []],
    ['no note', { 'home.hello': hello }, {}, ['"home.games" has no note.']],
    ['a note without a message', { ...noted, 'home.bye': { note: 'Old.' } }, {}, ['"home.bye" is no message.']],
    ['another order', { 'home.games': games, 'home.hello': hello }, {}, ['the notes need the order of the messages.']],
    ['no example', withHello({ example: undefined }), {}, ['"home.hello": the example lacks "name".']],
    [
      'a value too many',
      withHello({ example: tooMany }),
      {},
      ['"home.hello": the example has "age", which is no argument.'],
    ],
    ['a value for a text that does not parse', withHello({ example: tooMany }), { sv: 'Hej {name}, {age' }, []],
    ['no value for one market', noted, { es: 'Hola {name}: {age}' }, ['"home.hello": the example lacks "age".']],
    ['a value for one market', withHello({ example: tooMany }), { es: 'Hola {name}: {age}' }, []],
    [
      'a limit that a translation exceeds with the values of the example',
      withHello({ max: 9 }),
      { sv: 'God morgon {name}', es: 'Hola {name}' },
      ['locales/sv/home.json: "home.hello" has 14 characters, at most 9 fit: God morgon Ada'],
    ],
    ['a limit and soft hyphens', withHello({ max: 13 }), { 'de-DE': 'Gu\u00ADten \u00ADTag {name}' }, []],
    // The rule about messages reports these.
    ['a malformed message', noted, { sv: 'Hej {name' }, []],
  ])('I18N-08 reads %s', (_, notes, hellos, expected) => {
    expect(problems(notes, hellos)).toEqual(expected);
  });

  it('I18N-08 reports an area without notes', () => {
    expect(notesProblems({ 'en-GB': { home: { 'home.hello': 'Hello' } } }, {})).toEqual([
      'locales/en-GB/home.notes.json: "home.hello" has no note.',
    ]);
  });

  it('I18N-08 reports a word as the example of a number', () => {
    expect(problems({ ...noted, 'home.games': { ...games, example: { count: 'many' } } })).toEqual([
      `"home.games": the example's "count" must be a number.`,
    ]);
  });

  it('I18N-08 reports a translation that the example does not format', () => {
    const [problem] = problems(noted, { sv: 'Hej {name, date, ::j}' });
    expect(problem).toMatch(/^locales\/sv\/home\.json: "home\.hello" does not format with the example of its note: /);
  });
});

describe('files with notes for translators', () => {
  const project = (files: Record<string, unknown>) => {
    const root = `${folderOfTest()}/`;
    mkdirSync(`${root}locales/en-GB`, { recursive: true });
    for (const [name, content] of Object.entries({ home, ...files }))
      writeFileSync(`${root}locales/en-GB/${name}.json`, JSON.stringify(content));
    return root;
  };

  it('I18N-08 are read by area, and are neither messages nor part of a build', async () => {
    const root = project({ 'home.notes': noted });
    await expect(readNotes(root)).resolves.toEqual({ home: noted });
    await expect(readMessages(root)).resolves.toEqual({ 'en-GB': { home } });
    expect(await sourceHash(root)).toBe(await sourceHash(project({})));
  });

  it.each([
    ['an empty note', { 'home.hello': { note: ' ' } }, '"home.hello > note": is empty'],
    ['a limit of no characters', { 'home.hello': { note: 'A', max: 0 } }, '"home.hello > max"'],
    [
      'an unknown field',
      { 'home.hello': { note: 'A', maximum: 3 } },
      '"home.hello > maximum": is not known here; known are note, max, example',
    ],
    ['a missing note', { 'home.hello': { max: 3 } }, '"home.hello > note": is missing'],
    ['a text', { 'home.hello': 'Greets' }, '"home.hello": needs an object'],
  ])('I18N-08 are rejected with file and field: %s', async (_, notes, message) => {
    await expect(readNotes(project({ 'home.notes': notes }))).rejects.toThrow(
      `[notes] locales/en-GB/home.notes.json: ${message}`,
    );
  });
});
