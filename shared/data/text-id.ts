/** Prefix of ids in HTML from services, so that they cannot clobber the page's own ids. */
export const idPrefix = 'text-';

/** An id in ASCII without spaces, which means the same in a URL, a selector and an attribute. */
export const plainId = (id: string) =>
  id.replace(/[^\w.:-]/gu, (character) => `_${character.codePointAt(0)?.toString(16) ?? ''}_`);

/** The id in HTML from services that a URL's hash (with `#`) names. */
export function textIdOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return idPrefix + plainId(decodeURIComponent(id));
  } catch {
    return idPrefix + plainId(id);
  }
}
