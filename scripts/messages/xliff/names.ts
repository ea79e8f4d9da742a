/** https://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html */
export const core = 'urn:oasis:names:tc:xliff:document:2.0';

/** The module that limits the length of texts. */
export const sizes = 'urn:oasis:names:tc:xliff:sizerestriction:2.0';

/** Attributes of this project. */
export const own = 'urn:site:messages';

/** `subState` of a translation whose English has changed. */
export const staleState = 'site:stale';
