import { DOMParser, type Element, type Node } from '@xmldom/xmldom';
import { Failure, reasonOf } from '../../terminal/failure.ts';
import { core, own } from './names.ts';

/** A translated message of an XLIFF document. */
export interface TranslatedUnit {
  readonly area: string;
  readonly id: string;
  /** English that it was translated from. */
  readonly source: string;
  /** Hash of the source as it was exported. Undefined where a tool has left it out. */
  readonly exported: string | undefined;
  /** Undefined where a part has none. */
  readonly target: string | undefined;
  /** False when a part is in the state `initial`: its target is a draft and no translation. */
  readonly isTranslated: boolean;
}

export interface XliffDocument {
  readonly sourceLocale: string;
  readonly targetLocale: string;
  readonly units: readonly TranslatedUnit[];
}

const childrenOf = (parent: Element, ...names: readonly string[]): Element[] =>
  Array.from(parent.childNodes).filter(
    (node): node is Element =>
      node.nodeType === node.ELEMENT_NODE && node.namespaceURI === core && names.includes(node.localName ?? ''),
  );

const descendantsOf = (parent: Element, name: string): Element[] =>
  Array.from(parent.getElementsByTagNameNS(core, name));

/** Text with its codes as written in messages. Throws when a code names no original data of its unit. */
function contentOf(node: Node, data: ReadonlyMap<string, string>): string {
  return Array.from(node.childNodes, (child) => {
    if (child.nodeType === child.TEXT_NODE || child.nodeType === child.CDATA_SECTION_NODE) return child.nodeValue ?? '';
    if (child.nodeType !== child.ELEMENT_NODE) return '';
    const element = child as Element;
    // A tool marks terms and comments by elements around text.
    if (element.localName === 'mrk') return contentOf(element, data);
    const reference = element.getAttribute('dataRef') ?? '';
    const raw = data.get(reference);
    if (raw === undefined) {
      const known = Array.from(data, ([id, code]) => `${id} (${code})`).join(', ');
      throw new Failure(
        `expected ${known === '' ? 'no code' : `a dataRef of ${known}`}, found <${element.localName} dataRef="${reference}">`,
      );
    }
    return raw;
  }).join('');
}

/** The states that XLIFF 2.1 has (section 4.3.1.28). */
const states: readonly string[] = ['initial', 'translated', 'reviewed', 'final'];

/** The state of a segment, which is `initial` by default (section 4.3.1.28). Throws when XLIFF has no such state. */
function stateOf(segment: Element): string {
  const state = segment.getAttribute('state') ?? 'initial';
  if (!states.includes(state)) throw new Failure(`expected a state of ${states.join(', ')}, found "${state}"`);
  return state;
}

function unitOf(area: string, unit: Element): TranslatedUnit {
  const id = unit.getAttribute('id') ?? '';
  const data = new Map(
    childrenOf(unit, 'originalData')
      .flatMap((parent) => childrenOf(parent, 'data'))
      .map((element) => [element.getAttribute('id') ?? '', element.textContent ?? '']),
  );
  // A tool may have split the text into several segments, with spaces between them.
  const parts = childrenOf(unit, 'segment', 'ignorable');
  const textOf = (part: Element, name: string) => {
    const [content] = childrenOf(part, name);
    return content && contentOf(content, data);
  };
  const segments = parts.filter(({ localName }) => localName === 'segment');
  const targets = parts.map(
    (part) => textOf(part, 'target') ?? (part.localName === 'ignorable' ? textOf(part, 'source') : undefined),
  );
  const statesOfSegments = segments.map(stateOf);
  const hasTarget = segments.length > 0 && targets.every((target) => target !== undefined);
  return {
    area,
    id,
    source: parts.map((part) => textOf(part, 'source') ?? '').join(''),
    exported: unit.getAttributeNS(own, 'source') || undefined,
    target: hasTarget ? targets.join('') : undefined,
    isTranslated: hasTarget && !statesOfSegments.includes('initial'),
  };
}

/** Reads an XLIFF 2.x document. Throws a {@link Failure} that lists every unit that cannot be read. */
export function readXliff(xml: string): XliffDocument {
  let root: Element | null;
  try {
    const parser = new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message);
      },
    });
    // Editors may begin a file with a byte order mark.
    root = parser.parseFromString(xml.replace(/^\ufeff/, ''), 'application/xml').documentElement;
  } catch (error) {
    throw new Failure(`[messages] The file is no XML: ${reasonOf(error)}`);
  }
  const version = root?.getAttribute('version') ?? '';
  if (root?.namespaceURI !== core || root.localName !== 'xliff' || !version.startsWith('2.'))
    throw new Failure('[messages] The file is no XLIFF 2.1. Export it by npm run messages -- export <locale>.');
  const targetLocale = root.getAttribute('trgLang') ?? '';
  const locales = childrenOf(root, 'file').map(
    (file) => /^locales\/([^/]+)\//.exec(file.getAttribute('original') ?? '')?.[1] ?? targetLocale,
  );
  const problems = [...new Set(locales)]
    .filter((locale) => locale !== targetLocale)
    .map((locale) => `trgLang is "${targetLocale}", but files have texts of "${locale}".`);
  const units = childrenOf(root, 'file').flatMap((file) =>
    descendantsOf(file, 'unit').flatMap((unit) => {
      try {
        return [unitOf(file.getAttribute('id') ?? '', unit)];
      } catch (error) {
        problems.push(`${file.getAttribute('original')}: "${unit.getAttribute('id')}" ${reasonOf(error)}.`);
        return [];
      }
    }),
  );
  if (problems.length > 0) throw new Failure(`[messages] Nothing was imported:\n  ${problems.join('\n  ')}`);
  return {
    sourceLocale: root.getAttribute('srcLang') ?? '',
    targetLocale,
    units,
  };
}

/** Text of a file. Throws a {@link Failure} when it is not UTF-8, in which XLIFF is exported. */
export function decodeXliff(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Failure('[messages] The file is not UTF-8. Save it as UTF-8, as it was exported.');
  }
}
