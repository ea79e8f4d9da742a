import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sourceHash } from '../../../../scripts/build/source-hash.ts';
import { readMessages } from '../../../../scripts/build/messages.ts';
import { type MessageNote, readNotes } from '../../../../scripts/check/message-notes.ts';
import { notesProblems } from '../../../../scripts/check/translator-notes.ts';

const home = {
  'home.hello': 'Hello {name}',
  'home.games': '{count, plural, one {# game} other {# games}}',
};
const hello: MessageNote = { note: 'Greets a player.', example: { name: 'Ada' } };
const games: MessageNote = { note: 'Number of games in a list.', example: { count: 1200 } };
const noted = { 'home.hello': hello, 'home.games': games };

const problems = (notes: Record<string, MessageNote>, locales: Record<string, Record<string, string>> = {}) =>
  notesProblems(
    {
      'en-GB': { home },
      ...Object.fromEntries(Object.entries(locales).map(([locale, texts]) => [locale, { home: texts }])),
    },
    { home: notes },
  );
const withHello = (note: Partial<MessageNote>) => ({ ...noted, 'home.hello': { ...hello, ...note } });
const place = 'locales/en-GB/home.notes.json';

describe('the check of notes for translators', () => {
  it('I18N-08 accepts a note for each message, with values of its arguments', () => {
    expect(problems(noted, { sv: { ...home, 'home.hello': 'Hej {name}' } })).toEqual([]);
  });

  it('I18N-08 reports a message without a note, and a note without a message', () => {
    expect(problems({ 'home.hello': hello, 'home.bye': { note: 'Old.' } })).toEqual([
      `${place}: "home.games" has no note.`,
      `${place}: "home.bye" is no message.`,
    ]);
  });

  it('I18N-08 reports an area without notes', () => {
    expect(notesProblems({ 'en-GB': { home: { 'home.hello': 'Hello' } } }, {})).toEqual([
      `${place}: "home.hello" has no note.`,
    ]);
  });

  it('I18N-08 reports another order than that of the messages', () => {
    expect(problems({ 'home.games': games, 'home.hello': hello })).toEqual([
      `${place}: the notes need the order of the messages.`,
    ]);
  });

  it.each<[string, MessageNote['example'], string]>([
    ['without a value', undefined, 'the example lacks "name"'],
    ['with a value too many', { name: 'Ada', age: 5 }, 'the example has "age", which is no argument'],
  ])('I18N-08 reports an example %s', (_, example, problem) => {
    expect(problems(withHello({ example }))).toEqual([`${place}: "home.hello": ${problem}.`]);
  });

  it('I18N-08 reports no value too many where a text that does not parse may have the argument', () => {
    const example = { ...hello.example, age: 5 };
    expect(problems(withHello({ example }), { sv: { ...home, 'home.hello': 'Hej {name}, {age' } })).toEqual([]);
  });

  it('I18N-08 reports a word as the example of a number', () => {
    expect(problems({ ...noted, 'home.games': { ...games, example: { count: 'many' } } })).toEqual([
      `${place}: "home.games": the example's "count" must be a number.`,
    ]);
  });

  it('I18N-08 needs values of the arguments that a message has in any market', () => {
    const spanish = { es: { ...home, 'home.hello': 'Hola {name}, código {code}' } };
    expect(problems(noted, spanish)).toEqual([`${place}: "home.hello": the example lacks "code".`]);
    expect(problems(withHello({ example: { name: 'Ada', code: 'A1' } }), spanish)).toEqual([]);
  });

  it('I18N-08 reports translations that are longer than their place, with the values of the example', () => {
    const locales = {
      sv: { ...home, 'home.hello': 'God morgon {name}' },
      es: { ...home, 'home.hello': 'Hola {name}' },
    };
    expect(problems(withHello({ max: 9 }), locales)).toEqual([
      'locales/sv/home.json: "home.hello" has 14 characters, at most 9 fit: God morgon Ada',
    ]);
  });

  it('I18N-08 does not count soft hyphens', () => {
    const german = { 'de-DE': { ...home, 'home.hello': 'Gu\u00ADten \u00ADTag {name}' } };
    expect(problems(withHello({ max: 13 }), german)).toEqual([]);
  });

  it('I18N-08 reports a translation that the example does not format', () => {
    const [problem] = problems(noted, { sv: { ...home, 'home.hello': 'Hej {name, date, ::j}' } });
    expect(problem).toMatch(/^locales\/sv\/home\.json: "home\.hello" does not format with the example of its note: /);
  });

  it('I18N-08 leaves malformed messages to the rule about messages', () => {
    expect(problems(noted, { sv: { ...home, 'home.hello': 'Hej {name' } })).toEqual([]);
  });
});

describe('files with notes for translators', () => {
  const project = (files: Record<string, unknown>) => {
    const root = `${mkdtempSync(join(tmpdir(), 'notes-'))}/`;
    onTestFinished(() => rmSync(root, { recursive: true }));
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
