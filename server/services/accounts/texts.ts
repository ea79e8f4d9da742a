import { inEachLanguage } from '../languages/index.ts';

/** Letters about accounts. */
export const texts = inEachLanguage(({ accounts }) => accounts);
