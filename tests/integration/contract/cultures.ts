import { cultures, cultureCodes } from '../../../locales/index.ts';
import { requiredRoutes } from '../../required/routes.ts';

export { cultureCodes } from '../../../locales/index.ts';

/** Each culture with the number of games that its site claims. */
export const claims = cultureCodes.map((culture) => [culture, cultures[culture].gameCountClaim] as const);

export { withoutOffers, withOffers } from '../../required/cultures.ts';

/** Cultures with a blog, and the others. */
export const withBlog = requiredRoutes['blog']?.cultures ?? [];
export const withoutBlog = cultureCodes.filter((code) => !withBlog.includes(code));
