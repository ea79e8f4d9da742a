/** The locale with every message, which all others are compared with and translated from. */
export const referenceLocale = 'en-GB';

/** Ending of the files with notes for translators. They are beside the messages of an area and in no build. */
export const notesEnding = '.notes.json';

/** File with hashes of the English that translations were made from. It is in no build. */
export const sourcesFile = 'locales/sources.json';
