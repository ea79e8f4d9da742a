import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseLocales } from '../../../../locales/bases.ts';
import { referenceLocale } from '../../../../scripts/build/locale-files.ts';
import { readMessages } from '../../../../scripts/build/messages.ts';
import { readNotes } from '../../../../scripts/check/message-notes.ts';
import { exportUnits } from '../../../../scripts/messages/export-units.ts';
import { sourceHash } from '../../../../scripts/messages/translation-sources.ts';
import { decodeXliff, readXliff } from '../../../../scripts/messages/xliff/read-xliff.ts';
import { type Unit, writeXliff } from '../../../../scripts/messages/xliff/write-xliff.ts';
import { root } from '../../../../scripts/run/root.ts';

const [written, notes] = await Promise.all([readMessages(root), readNotes(root)]);
const everything = { built: new Map<string, string>(), isNeeded: () => true };

const byId = ([one = '']: readonly string[], [other = '']: readonly string[]) => one.localeCompare(other);

const unit = (given: Partial<Unit> = {}): Unit => ({
  id: 'home.title',
  source: 'Hello {name}',
  target: 'Hei {name}',
  isStale: false,
  ...given,
});
const write = (given: Partial<Unit> = {}) => writeXliff('en-GB', 'fi', { home: [unit(given)] });

describe('an XLIFF document', () => {
  it.each(Object.keys(written).filter((locale) => locale !== referenceLocale))(
    'I18N-06 has every message of the locale without loss: %s',
    (locale) => {
      const areas = exportUnits({ written, sources: {} }, notes, everything, locale);
      const { units, ...locales } = readXliff(writeXliff(referenceLocale, locale, areas));
      expect(locales).toEqual({ sourceLocale: referenceLocale, targetLocale: locale });
      expect(units.map(({ area, id, source, target }) => [area, id, source, target])).toEqual(
        Object.entries(areas).flatMap(([area, own]) => own.map(({ id, source, target }) => [area, id, source, target])),
      );
      const texts = Object.values(written[locale] ?? {}).flatMap((area) => Object.entries(area));
      expect(units.flatMap(({ id, target }) => (target === undefined ? [] : [[id, target]])).toSorted(byId)).toEqual(
        texts.toSorted(byId),
      );
      const isWhole = !(locale in baseLocales);
      expect(units.length >= texts.length && (isWhole ? units.length > 700 : true)).toBe(true);
    },
  );

  // The XML parser reads U+2028 and U+2029 as line feeds. Messages have no lines.
  const literal = fc
    .string({ unit: 'grapheme' })
    .map((text) => text.replaceAll(/[{}'<>\p{Cc}\p{Cs}\u2028\u2029\uFFFE\uFFFF]/gu, ''));
  const argument = fc.constantFrom('{name}', '{count, number}', '{day, date, long}', "'{'", '\u00A0', '&amp;', ']]>');
  const text = fc.array(fc.oneof(literal, argument)).map((pieces) => pieces.join(''));

  it('I18N-06 has any text and argument without loss', () => {
    fc.assert(
      fc.property(text, text, (source, target) => {
        const [read] = readXliff(write({ source, target, note: source, example: { name: target } })).units;
        expect([read?.source, read?.target]).toEqual([source, target]);
      }),
    );
  });

  it('I18N-06 protects arguments, and names the note, the example and the limit', () => {
    const xml = write({ note: 'Greeting.', max: 20, example: { name: 'Anna' } });
    expect(xml).toContain('<data id="d1">{name}</data>');
    expect(xml).toContain('Hei <ph id="d1" dataRef="d1" equiv="{name}" disp="{name}"/>');
    expect(xml).toContain('<note category="description">Greeting.</note>');
    expect(xml).toContain('<note category="example">{name} = Anna</note>');
    expect(xml).toContain('At most 20 characters');
    expect(xml).not.toContain('slr:sizeRestriction');
    expect(write({ source: 'Play', target: 'Pelaa', max: 20 })).toContain('slr:sizeRestriction="20"');
  });

  it.each([
    ['translated', {}, '<segment state="translated">', true],
    ['stale', { isStale: true }, '<segment state="initial" subState="site:stale">', false],
    ['missing', { target: undefined }, '<segment state="initial">', false],
  ])('I18N-06 says that a translation is %s', (_, given, segment, isTranslated) => {
    const xml = write(given);
    expect(xml).toContain(segment);
    expect(readXliff(xml).units[0]).toMatchObject({
      isTranslated,
      target: 'target' in given ? undefined : 'Hei {name}',
    });
  });

  it('I18N-06 is read where a tool has split a text and marked words', () => {
    const xml = write({ source: 'One. Two.', target: 'Yksi. Kaksi.' }).replace(
      /<segment[^]*<\/segment>/,
      `<segment state="final"><source>One.</source><target>Yksi.</target></segment><ignorable><source> </source></ignorable>
      <segment state="final"><source>Two.</source><target><mrk id="m" type="term">Kaksi</mrk>.</target></segment>`,
    );
    expect(readXliff(xml).units).toEqual([
      {
        area: 'home',
        id: 'home.title',
        source: 'One. Two.',
        exported: sourceHash('One. Two.'),
        target: 'Yksi. Kaksi.',
        isTranslated: true,
      },
    ]);
  });

  it.each([
    ['is initial', ' state="initial"'],
    ['is left out, since XLIFF then assumes initial', ''],
  ])('I18N-06 has a draft and no translation where the state %s', (_, state) => {
    const [read] = readXliff(write().replace(' state="translated"', state)).units;
    expect([read?.target, read?.isTranslated]).toEqual(['Hei {name}', false]);
  });

  it('I18N-06 is read with a byte order mark', () => {
    expect(readXliff(`\ufeff${write()}`).units).toHaveLength(1);
  });

  it('I18N-06 is read without the hash of its source, which a tool may leave out', () => {
    const [read] = readXliff(write().replace(/ site:source="\w+"/, '')).units;
    expect([read?.source, read?.exported]).toEqual(['Hello {name}', undefined]);
  });

  it.each([
    ['no XML', 'no XML', '[messages] The file is no XML: '],
    ['XML that ends too early', write().slice(0, -20), '[messages] The file is no XML: '],
    [
      'texts of another locale',
      write().replace('trgLang="fi"', 'trgLang="da"'),
      'trgLang is "da", but files have texts of "fi".',
    ],
    ['another format', '<html/>', '[messages] The file is no XLIFF 2.1.'],
    [
      'an argument without its data',
      write().replaceAll('dataRef="d1"', 'dataRef="x"'),
      'locales/fi/home.json: "home.title" expected a dataRef of d1 ({name}), found <ph dataRef="x">.',
    ],
    [
      'a state that XLIFF does not have',
      write().replace('state="translated"', 'state="done"'),
      'locales/fi/home.json: "home.title" expected a state of initial, translated, reviewed, final, found "done".',
    ],
  ])('I18N-06 is refused when it is %s', (_, xml, message) => {
    expect(() => readXliff(xml)).toThrow(message);
  });

  it('I18N-06 is refused when the file is not UTF-8', () => {
    const message = '[messages] The file is not UTF-8. Save it as UTF-8, as it was exported.';
    expect(decodeXliff(Buffer.from('\u{feff}<a>ø</a>', 'utf8'))).toBe('<a>ø</a>');
    expect(() => decodeXliff(Buffer.from('<a>ø</a>', 'latin1'))).toThrow(message);
    expect(() => decodeXliff(Buffer.from('\u{feff}<a/>', 'utf16le'))).toThrow(message);
  });
});
