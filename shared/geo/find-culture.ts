import { type Culture, cultures } from '../../locales/index.ts';

const languageOf = (tag: string) => new Intl.Locale(tag).language;

/** Every name by which a service may call a culture, in lower case: its code, the tag of its language, or language and country (`sv-SE`). */
const byName: ReadonlyMap<string, Culture> = new Map(
  Object.values(cultures).flatMap((culture) => {
    const { code, apiCulture, lang, defaultCountry } = culture;
    return [`${languageOf(lang)}-${defaultCountry}`, lang, apiCulture, code].map((name) => [
      name.toLowerCase(),
      culture,
    ]);
  }),
);

/** The culture of a service's name for it, in any case. Undefined for an unknown one. */
export const findCulture = (name: string): Culture | undefined => byName.get(name.toLowerCase());
