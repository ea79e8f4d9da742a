import { inEachLanguage } from '../languages/index.ts';

export const texts = inEachLanguage(({ platform }) => platform);
