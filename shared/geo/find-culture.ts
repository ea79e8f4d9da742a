import { type Culture, cultures } from '../../locales/index.ts';

const languageOf = (tag: string) => new Intl.Locale(tag).language;

/** Names of a culture in services' data, in lower case: its code, its language tag, or language and country (`sv-SE`). */
const byName: ReadonlyMap<string, Culture> = new Map(
  Object.values(cultures).flatMap((culture) => {
    const { code, apiCulture, lang, defaultCountry } = culture;
    return [`${languageOf(lang)}-${defaultCountry}`, lang, apiCulture, code].map((name) => [
      name.toLowerCase(),
      culture,
    ]);
  }),
);

/** Finds the culture of a service's name, in any case. Undefined for an unknown name. */
export const findCulture = (name: string): Culture | undefined => byName.get(name.toLowerCase());
