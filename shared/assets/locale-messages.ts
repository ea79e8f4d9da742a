/**
 * Compiled messages of a locale: a file `frame` for the frame around every page, a file per other area, and a file per
 * set of areas that a page uses. All files share one hash, so that a single pattern names them.
 */
export interface LocaleMessages {
  /** URL pattern of the files, with `*` for the name. Each is an ES module whose default export is the messages. */
  readonly pattern: string;
  readonly files: readonly string[];
}

/** Name of the file of a set of areas. */
export const messagesFile = (areas: readonly string[]): string => areas.join('_');

/** Names of the files of a page with these areas of its own. */
export const filesOfPage = (areas: readonly string[]): string[] =>
  areas.length > 0 ? ['frame', messagesFile(areas)] : ['frame'];

/** URL of a file of messages. */
export const messagesUrl = (pattern: string, file: string): string => pattern.replace('*', file);
