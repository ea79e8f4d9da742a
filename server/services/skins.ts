import { house, type Brand } from '../../brands/index.ts';
import { cultures, type Culture } from '../../locales/index.ts';
import { brandOf } from './brand-of.ts';

/** The platform's name for a site: accounts belong to one. */
export const skinOf = ({ localCode }: Brand): string => `${house.brandCode}-${localCode}`;

/** The skin of the site that serves a culture. */
export const ownSkinOf = ({ code }: Culture): string => skinOf(brandOf(code));

/** The culture whose pages have this language: every one has its own. */
export const cultureByLang = (lang: string): Culture | undefined =>
  Object.values(cultures).find((culture) => culture.lang.toLowerCase() === lang.toLowerCase());
