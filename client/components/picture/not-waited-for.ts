/**
 * As `onLoad` of a picture that is fetched at once: a move to a page would otherwise wait for it, behind the placeholder of its part of
 * the page, and for its fallback file, since React does not look at the sources beside it.
 */
export function notWaitedFor() {}
