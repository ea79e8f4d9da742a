import * as v from 'valibot';

/** An object with these fields and no others, whose problems can be read: an unknown field is reported with the known ones. */
export const fields = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return `is not known here; known are ${Object.keys(entries).join(', ')}`;
    return received === 'undefined' ? 'is missing' : 'needs an object';
  });
