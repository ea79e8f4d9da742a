/** The browser's storage areas. */
export type StorageKind = 'local' | 'session';

const areaOf = (kind: StorageKind): Storage => (kind === 'local' ? localStorage : sessionStorage);

/** Returns the value of a key, or null when absent or when storage is forbidden. */
export function readStorage(kind: StorageKind, key: string): string | null {
  try {
    return areaOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Writes a value, or removes it for null. When storage is full or forbidden, the state lasts as long as the page. */
export function writeStorage(kind: StorageKind, key: string, value: string | null): void {
  try {
    if (value === null) areaOf(kind).removeItem(key);
    else areaOf(kind).setItem(key, value);
  } catch {
    // The state stays in memory.
  }
}

/** Removes a key, or every key with this prefix when it ends in a hyphen. */
export function removeStorage(kind: StorageKind, key: string): void {
  try {
    const keys = key.endsWith('-') ? Object.keys(areaOf(kind)).filter((each) => each.startsWith(key)) : [key];
    for (const each of keys) areaOf(kind).removeItem(each);
  } catch {
    // Forbidden storage is empty.
  }
}
