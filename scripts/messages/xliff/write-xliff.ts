import { DOMImplementation, type Element, XMLSerializer } from '@xmldom/xmldom';
import { splitMessage } from './inline-codes.ts';
import { sourceHash } from '../translation-sources.ts';
import { core, own, sizes, staleState } from './names.ts';

/** A message to translate. */
export interface Unit {
  readonly id: string;
  readonly source: string;
  /** Undefined until it is translated. */
  readonly target?: string | undefined;
  /** The English has changed since it was translated. */
  readonly isStale: boolean;
  readonly note?: string | undefined;
  /** Most characters that fit. */
  readonly max?: number | undefined;
  /** Values of the arguments on the site. */
  readonly example?: Readonly<Record<string, string | number>> | undefined;
}

/** Messages of each area, as in its file. */
export type UnitsByArea = Readonly<Record<string, readonly Unit[]>>;

/** An XLIFF 2.1 document of one locale. Its texts are those of the messages, character by character. */
export function writeXliff(sourceLocale: string, targetLocale: string, areas: UnitsByArea): string {
  const document = new DOMImplementation().createDocument(core, 'xliff');
  const add = (parent: Element, name: string, attributes: Readonly<Record<string, string>> = {}, text?: string) => {
    const element = document.createElementNS(name.startsWith('slr:') ? sizes : core, name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith('slr:')) element.setAttributeNS(sizes, key, value);
      else if (key.startsWith('site:')) element.setAttributeNS(own, key, value);
      else element.setAttribute(key, value);
    }
    if (text !== undefined) element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
    return element;
  };

  /** Writes text with its arguments as codes. The same argument has the same id in source and target. */
  function addContent(parent: Element, name: string, text: string, codes: Map<string, string>) {
    const element = add(parent, name, { 'xml:space': 'preserve' });
    const used = new Map<string, number>();
    for (const { isCode, raw } of splitMessage(text)) {
      const data = isCode ? codes.get(raw) : undefined;
      if (data === undefined) {
        element.appendChild(document.createTextNode(raw));
        continue;
      }
      const times = (used.get(data) ?? 0) + 1;
      used.set(data, times);
      add(element, 'ph', { id: times === 1 ? data : `${data}-${times}`, dataRef: data, equiv: raw, disp: raw });
    }
  }

  function addUnit(file: Element, { id, source, target, isStale, note, max, example }: Unit) {
    const pieces = [source, target ?? ''].flatMap(splitMessage);
    const raws = [...new Set(pieces.flatMap(({ isCode, raw }) => (isCode ? [raw] : [])))];
    const codes = new Map(raws.map((raw, index) => [raw, `d${index + 1}`]));
    const isPlain = pieces.every(({ isCode, raw }) => !isCode && !raw.includes('{'));
    const unit = add(file, 'unit', {
      id,
      'xml:space': 'preserve',
      // An import compares it with the source, which no tool should change.
      'site:source': sourceHash(source),
      ...(max !== undefined && isPlain && { 'slr:sizeRestriction': String(max) }),
    });
    const values = Object.entries(example ?? {}).map(([name, value]) => `{${name}} = ${value}`);
    const notes = [
      ...(note === undefined ? [] : [['description', note] as const]),
      ...(values.length === 0 ? [] : [['example', values.join('\n')] as const]),
      ...(max === undefined ? [] : [['length', `At most ${max} characters, arguments included.`] as const]),
    ];
    if (notes.length > 0) {
      const parent = add(unit, 'notes');
      for (const [category, text] of notes) add(parent, 'note', { category }, text);
    }
    if (codes.size > 0) {
      const parent = add(unit, 'originalData');
      for (const [raw, data] of codes) add(parent, 'data', { id: data }, raw);
    }
    const segment = add(
      unit,
      'segment',
      target === undefined
        ? { state: 'initial' }
        : isStale
          ? { state: 'initial', subState: staleState }
          : { state: 'translated' },
    );
    addContent(segment, 'source', source, codes);
    if (target !== undefined) addContent(segment, 'target', target, codes);
  }

  const { documentElement: root } = document;
  if (!root) throw new Error('[messages] The document has no root element.');
  root.setAttribute('version', '2.1');
  root.setAttribute('srcLang', sourceLocale);
  root.setAttribute('trgLang', targetLocale);
  root.setAttributeNS('http://www.w3.org/2000/xmlns/', 'xmlns:slr', sizes);
  root.setAttributeNS('http://www.w3.org/2000/xmlns/', 'xmlns:site', own);
  for (const [area, units] of Object.entries(areas)) {
    const file = add(root, 'file', { id: area, original: `locales/${targetLocale}/${area}.json` });
    add(file, 'slr:profiles', { generalProfile: 'xliff:codepoints' });
    for (const unit of units) addUnit(file, unit);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${withBreaks(new XMLSerializer().serializeToString(document))}\n`;
}

/** A line for each element that is not within a text, so that versions of the file can be compared. Texts have no `<`. */
const withBreaks = (xml: string): string =>
  xml.replaceAll(
    /<(?=(?:file|unit|notes|note|originalData|data|segment|source|target|slr:profiles)\b|\/(?:file|unit|notes|originalData|segment|xliff)>)/g,
    '\n<',
  );
