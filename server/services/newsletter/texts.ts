import { inEachLanguage } from '../languages/index.ts';

export const texts = inEachLanguage(({ newsletter }) => newsletter);
