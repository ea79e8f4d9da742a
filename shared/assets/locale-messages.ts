/** Compiled messages of a locale, one file per area. All files share one hash, so that a single pattern names them. */
export interface LocaleMessages {
  /** URL pattern of the files, with `*` for the area. Each is an ES module whose default export is the messages. */
  readonly pattern: string;
  readonly areas: readonly string[];
}

/** URL of one area's messages. */
export const areaUrl = (pattern: string, area: string): string => pattern.replace('*', area);
