/** The compiled messages of a locale as files, one for each area. All of them bear one hash, so that a page can name them in one word. */
export interface LocaleMessages {
  /** Url of an area's file, with `*` for the area: an ES module whose default export is its messages. */
  readonly pattern: string;
  readonly areas: readonly string[];
}

/** The url of one area's messages, by the pattern of its locale. */
export const areaUrl = (pattern: string, area: string): string => pattern.replace('*', area);
