import type { Culture } from '../../../locales/index.ts';
import { href } from '../../../shared/routing/href.ts';

/** Keys of `cms/terms/` that have a dialog. */
export type TermsKey = 'bonus' | 'registration';

export const termsHash = (key: TermsKey) => `terms/${key}`;

/**
 * Returns the terms that a hash (without `#`) opens; undefined where the culture has none. Cultures without promotions have no bonus terms.
 */
export function termsOfHash(
  hash: string,
  { promotionsEnabled }: Pick<Culture, 'promotionsEnabled'>,
): TermsKey | undefined {
  if (hash === termsHash('registration')) return 'registration';
  return promotionsEnabled && hash === termsHash('bonus') ? 'bonus' : undefined;
}

/** Returns the URL of the full terms. */
export const termsPage = (culture: Culture, key: TermsKey) =>
  href(culture, key === 'bonus' ? 'bonusPolicy' : 'terms', {});
