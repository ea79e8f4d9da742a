import type { CultureCode } from '../../locales/index.ts';
import type { Language } from './catalogue/codes.ts';
import { markets } from './catalogue/markets.ts';

export type { Language } from './catalogue/codes.ts';

/** Language of the services' texts for a culture. */
export const languageOf = (culture: CultureCode): Language => markets[culture].language;

/** Puts values into a text at their `{names}`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`[services] the text "${text}" needs a value for "${name}".`);
    return value;
  });
}
