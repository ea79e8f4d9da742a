import { inEachLanguage } from '../../languages/index.ts';

/** All texts of the catalogue. A language lacks the texts of games that its markets do not have. */
export const messagesOf = inEachLanguage(({ catalogue }) => catalogue);
