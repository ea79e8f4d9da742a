/** What browsers keep for a site. */
export type StorageKind = 'local' | 'session';

const areaOf = (kind: StorageKind): Storage => (kind === 'local' ? localStorage : sessionStorage);

/** What stands under a key. Storage may be forbidden: there is nothing then. */
export function readStorage(kind: StorageKind, key: string): string | null {
  try {
    return areaOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Writes under a key, or removes what is there. Storage may be full or forbidden: what is said then lasts as long as the page. */
export function writeStorage(kind: StorageKind, key: string, value: string | null): void {
  try {
    if (value === null) areaOf(kind).removeItem(key);
    else areaOf(kind).setItem(key, value);
  } catch {
    // Nobody is helped by an error about it.
  }
}

/** Removes what stands under a key, or under all that begin with it where it ends in a hyphen. */
export function removeStorage(kind: StorageKind, key: string): void {
  try {
    const keys = key.endsWith('-') ? Object.keys(areaOf(kind)).filter((each) => each.startsWith(key)) : [key];
    for (const each of keys) areaOf(kind).removeItem(each);
  } catch {
    // What may not be touched has not been written either.
  }
}
