import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { baseLocales } from '../../locales/bases.ts';
import { locales, type Locale } from '../../locales/culture.ts';
import { cultures } from '../../locales/index.ts';
import { loadModule } from '../build/load-module.ts';
import { readMessages } from '../build/messages.ts';
import type { WrittenMessages } from '../build/messages.ts';
import { Failure } from '../terminal/failure.ts';
import type { Project } from './rule.ts';
import type { SourceFile } from './sources.ts';

/** A text that visitors read, and where it is written. */
export interface VisibleText {
  readonly place: string;
  /** Id of the message, if it is one. */
  readonly id?: string;
  readonly locale: Locale;
  /** One sentence for each plural and choice of a message. Values are `#`. */
  readonly words: string;
}

/** Given word for word, typewriter's apostrophe included (PAGE-05). */
const given = "we currently don't accept players from the USA";

const clean = (text: string) => text.replaceAll('\u00AD', '').replace(given, '#');

/** The sentences that a message can become: one for each combination of its plurals and choices. */
export function sentencesOf(text: string): string[] {
  const optionsOf = (element: MessageFormatElement): string[] => {
    if (isLiteralElement(element)) return [element.value];
    if (isTagElement(element)) return expand(element.children);
    if (!isPluralElement(element) && !isSelectElement(element)) return ['#'];
    return Object.values(element.options).flatMap(({ value }) => expand(value));
  };
  const expand = (elements: readonly MessageFormatElement[]): string[] =>
    elements.reduce<string[]>(
      (starts, element) => starts.flatMap((start) => optionsOf(element).map((end) => start + end)),
      [''],
    );
  return [...new Set(expand(parse(text)))];
}

/** The messages that each locale writes itself. */
export function messageTexts(written: WrittenMessages): VisibleText[] {
  return locales.flatMap((locale) =>
    Object.entries(written[locale] ?? {}).flatMap(([area, texts]) =>
      Object.entries(texts).flatMap(([id, text]) =>
        sentencesOf(text).map((words) => ({
          place: `locales/${locale}/${area}.json ${id}`,
          id,
          locale,
          words: clean(words),
        })),
      ),
    ),
  );
}

const contentFile = /^brands\/[\w-]+\/content\/([\w-]+)\/.+\.(?:md|json)$/;
const serviceFile = /^server\/services\/(?:\w+\/texts|catalogue\/(?:texts|vocabulary))(?:\/(\w+))?\/(\w+)\.json$/;

/** The locale whose terms hold for a language of the services. */
const localeOf = (language: string) =>
  locales.find((locale) => locale.split('-', 1).join('') === language && !(locale in baseLocales));

function localeOfFile(path: string): Locale | undefined {
  const folder = contentFile.exec(path)?.[1];
  // A culture that is not open has the code of its locale.
  const culture =
    Object.values(cultures).find(({ code }) => code === folder)?.locale ?? locales.find((code) => code === folder);
  const [, subfolder, name = ''] = serviceFile.exec(path) ?? [];
  return culture ?? localeOf(subfolder ?? name);
}

/** An address, or a code. */
const addressOnly = /^(?:[a-z]+:\S+|#\S+|[a-z\d/._-]+|[a-z]+(?:[A-Z][a-z]+)+)$/;
/** Parts of a text that are not its words: link targets, cards, values, code, and single words quoted in italics. */
const noWords = /\[[^\]]*\]\(game:[^)]*\)|\]\([^)]*\)|^@\[.*$|\{\{?\w+\}\}?|`[^`]*`|(?<!\*)\*\p{L}+\*(?!\*)/gmu;

interface PlacedText {
  readonly field: string;
  readonly text: string;
}

/** The services' own readers. They are a separate program, so a rule loads them when it runs. */
interface Readers {
  readonly parse: (name: string, text: string) => unknown;
  readonly textsIn: (value: unknown) => PlacedText[];
}

async function loadReaders(root: string): Promise<Readers> {
  const [frontMatter, textsIn] = await Promise.all(
    ['content/front-matter.ts', 'content/texts-in.ts'].map((path) => loadModule(root, `server/services/${path}`)),
  );
  const readers = { parse: frontMatter?.['parseContent'], textsIn: textsIn?.['textsIn'] };
  if (Object.values(readers).includes(undefined))
    throw new Failure('[check] server/services lacks "parseContent" or "textsIn".');
  return readers as Readers;
}

/** Texts of editors and services: contents of cultures, and texts of services. */
export async function contentTexts(root: string, files: readonly SourceFile[]): Promise<VisibleText[]> {
  const { parse: read, textsIn } = await loadReaders(root);
  const sources = files.map(({ path, text }) => ({ path, locale: localeOfFile(path), value: () => read(path, text) }));
  return sources.flatMap(({ path, locale, value }) =>
    locale === undefined
      ? []
      : textsIn(value())
          .filter(({ text }) => !addressOnly.test(text))
          .map(({ field, text }) => ({
            place: `${path} ${field}`,
            locale,
            words: clean(text).replaceAll(noWords, '#'),
          })),
  );
}

const shared = new WeakMap<Project, Promise<readonly VisibleText[]>>();

/** Messages and contents. Rules of one run share them. */
export function visibleTexts(project: Project): Promise<readonly VisibleText[]> {
  const { root, files } = project;
  const found =
    shared.get(project) ??
    Promise.all([readMessages(root), contentTexts(root, files)]).then(([written, contents]) => [
      ...messageTexts(written),
      ...contents,
    ]);
  shared.set(project, found);
  return found;
}
