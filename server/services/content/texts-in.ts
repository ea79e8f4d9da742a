/** A text somewhere in the fields of a file, and where: `terms.wagering.0.product`. */
export interface PlacedText {
  field: string;
  text: string;
}

const join = (field: string, name: string | number) => (field === '' ? String(name) : `${field}.${name}`);

/** A copy of the fields in which `change` has replaced every text. */
export function mapTexts(value: unknown, change: (placed: PlacedText) => string, field = ''): unknown {
  if (typeof value === 'string') return change({ field, text: value });
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, join(field, index)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapTexts(item, change, join(field, name))]),
  );
}

/** Every text in the fields of a file. */
export function textsIn(value: unknown): PlacedText[] {
  const found: PlacedText[] = [];
  mapTexts(value, (placed) => {
    found.push(placed);
    return placed.text;
  });
  return found;
}
