import type { SourceFile } from './sources.ts';

/** An id begins with its area, the name of its file. */
export const areaOf = (id: string): string => id.split('.', 1).join('');

/** Words in quotes that may be message ids. */
export const quotedIds = (text: string): string[] =>
  [...text.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, id = '']) => id);

/** A template by which code builds message ids, such as `tile.volatility.${code}`. */
export interface IdTemplate {
  /** File and line. */
  readonly place: string;
  readonly source: string;
  readonly matches: (id: string) => boolean;
  /**
   * Whether each value may lack a message, or the compiler knows the values: it requires each id that `text` is called
   * with.
   */
  readonly isOpen: boolean;
}

/**
 * Templates whose ids are an open list, with `*` for each value: codes of services, and names that replace another
 * where there are any. Code leaves out values without a message.
 */
const openTemplates = new Set(['game.*.*', 'game.value.*.*', 'catalogue.all.*']);

/** The templates of message ids in some files. A template that begins with a value would match every id. */
export function idTemplates(files: readonly SourceFile[]): IdTemplate[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/(\btext\(\s*)?`(\w+\.[\w.-]*\$\{[^`]*)`/g)].map((found) => {
      const [whole, call, source = ''] = found;
      const fixed = source.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[^\w-]/g, '\\$&'));
      const pattern = new RegExp(`^${fixed.join('[\\w.-]+')}$`);
      const before = text.slice(0, found.index + whole.length);
      return {
        place: `${path}:${before.split('\n').length}`,
        source,
        matches: (id: string) => pattern.test(id),
        isOpen: call !== undefined || openTemplates.has(source.replaceAll(/\$\{[^}]*\}/g, '*')),
      };
    }),
  );
}

/**
 * Message ids that no source contains literally or by a template. Where the ids of a template are known (`built`), all
 * others are unused.
 */
export function unusedIds(
  ids: readonly string[],
  files: readonly SourceFile[],
  built: readonly string[] = [],
): string[] {
  const used = new Set([...files.flatMap(({ text }) => quotedIds(text)), ...built]);
  const open = idTemplates(files).filter(({ isOpen, matches }) => isOpen || !built.some(matches));
  return ids.filter((id) => !used.has(id) && !open.some(({ matches }) => matches(id)));
}

/** Templates of messages of these areas whose ids neither the compiler nor the list of built ids knows. */
export function unknownTemplates(
  files: readonly SourceFile[],
  areas: readonly string[],
  built: readonly string[],
): string[] {
  return idTemplates(files)
    .filter(({ source }) => areas.includes(areaOf(source)))
    .filter(({ isOpen, matches }) => !isOpen && !built.some(matches))
    .map(
      ({ place, source }) =>
        `${place}: the ids of \`${source}\` are unknown. Use text(), or list them in scripts/check/message-needs.ts.`,
    );
}
