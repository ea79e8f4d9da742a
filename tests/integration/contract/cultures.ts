import { cultures, cultureCodes } from '../../../locales/index.ts';

export { cultureCodes } from '../../../locales/index.ts';

/** Each culture with the number of games that its site claims. */
export const claims = cultureCodes.map((culture) => [culture, cultures[culture].gameCountClaim] as const);

/** Cultures whose law allows offers, and the others. Independent of the product's own list, so that a mistake there fails a test. */
export const withOffers = ['en-GB', 'en-ROW', 'en-IE', 'de-DE', 'es'] as const;
export const withoutOffers = ['sv'] as const;

/** Cultures with a blog, and the others. */
export const withBlog = ['en-GB', 'es'] as const;
export const withoutBlog = ['en-ROW', 'en-IE', 'de-DE', 'sv'] as const;
