import type { CultureCode } from '../../../locales/index.ts';
import { bindSigns } from './bind-signs.ts';
import type { ContentContext, GameFacts } from './context.ts';
import { type ContentFile, inheritFiles } from './inherit.ts';
import { kinds } from './kinds/index.ts';
import type { ContentItem, Kind } from './kinds/kind.ts';
import { outlineOf } from './outline.ts';
import { hasPage } from './pages.ts';
import { type ContentProblem, UnreadableError } from './problem.ts';
import type { ContentSource } from './sources.ts';
import { mapTexts } from './texts-in.ts';
import { fillTokens, type Tokens, tokensOf } from './tokens.ts';
import { wrongWords } from './wording.ts';

export interface CultureContent {
  /** In order, kind by kind. */
  items: ContentItem[];
  /** A file with a problem gives no items. */
  problems: ContentProblem[];
}

/** A file whose text could be read, with its tokens filled in. */
interface OpenFile {
  file: ContentFile;
  kind: Kind;
  id: string;
  fields: unknown;
}

type Report = (file: ContentFile, says: string) => void;

/** Takes a file apart. Throws an {@link UnreadableError}. */
export type ParseFile = (file: ContentSource) => unknown;

function openFile(
  file: ContentFile,
  culture: CultureCode,
  parse: ParseFile,
  tokens: Tokens,
  report: Report,
): OpenFile | undefined {
  const found = kinds.map((kind) => ({ kind, id: kind.idOf(file.name) })).find(({ id }) => id !== undefined);
  if (found?.id === undefined) {
    report(file, 'is of no kind that content has; move or rename it');
    return undefined;
  }
  const { kind, id } = found;
  try {
    const raw = parse(file);
    const page = kind.pageOf(id, raw);
    if (page !== undefined && !hasPage(culture, page)) {
      if (!file.inherited) report(file, `belongs to the page "${page}", which ${culture} does not have; remove it`);
      return undefined;
    }
    const wording = wrongWords(raw, culture);
    for (const says of wording) report(file, says);
    let isFilled = true;
    const filled = fillTokens(raw, tokens, (says) => {
      isFilled = false;
      report(file, says);
    });
    const fields = mapTexts(filled, ({ text }) => bindSigns(text));
    return isFilled && wording.length === 0 ? { file, kind, id, fields } : undefined;
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    // An inherited file's problems are reported for its own culture.
    if (!file.inherited) report(file, error.message);
    return undefined;
  }
}

const byKindAndOrder = (one: ContentItem, other: ContentItem): number =>
  one.kind === other.kind ? (one.order < other.order ? -1 : 1) : one.kind < other.kind ? -1 : 1;

/** Drops items with the name of another of their kind, since a call could not distinguish them. */
function withoutDoubles(
  items: readonly ContentItem[],
  taken: Set<string>,
  onDouble: (says: string) => void,
): ContentItem[] {
  return items.filter(({ kind, slug, draft }) => {
    if (draft) return true;
    const name = `${kind} "${slug}"`;
    const isNew = !taken.has(name);
    taken.add(name);
    if (!isNew) onDouble(`is a second ${name}; give it another name`);
    return isNew;
  });
}

/** All contents of a culture. `base` are the sources of the culture that it starts from. */
export function readCulture(
  culture: CultureCode,
  sources: { own: readonly ContentSource[]; base: readonly ContentSource[] },
  games: GameFacts,
  artVersion: string,
  parse: ParseFile,
): CultureContent {
  const { files, problems } = inheritFiles(sources.own, sources.base);
  const report: Report = ({ path, inherited }, says) =>
    problems.push({ path: inherited ? `${path} (for ${culture})` : path, says });
  const tokens = tokensOf(culture);
  const opened = files.flatMap((file) => openFile(file, culture, parse, tokens, report) ?? []);
  const outline = outlineOf(culture, new Map(opened.map(({ file, fields }) => [file.name, fields])));
  const context: ContentContext = { culture, outline, games, artVersion };
  const taken = new Set<string>();
  const items = opened.flatMap(({ file, kind, id, fields }) => {
    const read = kind.read(fields, id, context);
    if ('items' in read) return withoutDoubles(read.items, taken, (says) => report(file, says));
    for (const says of read.problems) report(file, says);
    return [];
  });
  return { items: items.toSorted(byKindAndOrder), problems };
}
