import { brands, type Brand } from '../../brands/index.ts';
import type { CultureCode } from '../../locales/index.ts';

/** The brand of a culture: the first that serves it. */
export function brandOf(culture: CultureCode, list: readonly Brand[] = brands): Brand {
  const brand = list.find((each) => each.cultures.includes(culture));
  if (!brand) throw new Error(`[services] culture "${culture}" has no brand; name it in a brand's cultures.`);
  return brand;
}
