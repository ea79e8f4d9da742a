import { product } from '../../../brands/house.ts';
import type { CultureCode } from '../../../locales/index.ts';
import { cultures } from '../../../locales/index.ts';
import type { CatalogueGame } from '../catalogue/game.ts';
import { inEachLanguage } from '../languages/index.ts';
import { fill, languageOf } from '../words.ts';

const texts = inEachLanguage(({ games }) => games);
const textsFor = (culture: CultureCode) => texts[languageOf(culture)];

export const homeName = (culture: CultureCode): string => textsFor(culture).home;

/** A warning to show before play. Undefined for a game without restrictions. */
export function noticeFor({ culture, status }: CatalogueGame): string | undefined {
  return status === 'active' ? undefined : textsFor(culture)[status];
}

/**
 * Share of stakes that counts towards the deposit bonus: 30 times deposit plus bonus within 30 days, in full for slots
 * and the operator's own games, a tenth for others. Danish law lets every game that counts count in full, 10 times at
 * most and within 60 days at least. Undefined where offers may not be shown.
 */
export function bonusTermsFor({ culture, homeGroup }: CatalogueGame): { text: string; termsPath: string } | undefined {
  if (!cultures[culture].promotionsEnabled) return undefined;
  const percent = homeGroup === 'slots' || homeGroup === product.slug ? 100 : 10;
  return { text: fill(textsFor(culture).wagering, { percent: String(percent) }), termsPath: '/bonus-policy/' };
}
