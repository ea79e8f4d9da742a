/**
 * Compiled messages of a locale: a file per set of areas that a page uses, together with the frame's messages, and a
 * file per area for components that load messages later. All files share one hash, so that a single pattern names them.
 */
export interface LocaleMessages {
  /** URL pattern of the files, with `*` for the name. Each is an ES module whose default export is the messages. */
  readonly pattern: string;
  readonly files: readonly string[];
}

/** Name of the file with all messages of a page: the frame's, and those of the page's own areas. */
export const pageMessages = (areas: readonly string[]): string => ['frame', ...areas].join('_');

/** URL of a file of messages. */
export const messagesUrl = (pattern: string, file: string): string => pattern.replace('*', file);
