import { type CultureCode, cultures } from '../../../../locales/index.ts';

/** How lists of a culture that are sorted by name compare two of them: as its language's dictionaries do, "Crown 9" before "Crown 80". */
export const createNameOrder = (culture: CultureCode): ((one: string, other: string) => number) =>
  new Intl.Collator(cultures[culture].formatLocale, { numeric: true }).compare;
