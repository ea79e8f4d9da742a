import type { CheckedProfile } from '../../../brands/index.ts';
import { checkOffer, type OfferTerms } from './bonus-rules.ts';
import type { Offer } from './breaches.ts';
import { read } from './offers.ts';

/** Active offers that break the bonus rules of their market, and those that an exemption covers. */
export async function checkOffers(
  origin: string,
  culture: string,
  profile: CheckedProfile,
  active: readonly Offer[],
  day: string,
) {
  const items = await Promise.all(
    active.map(({ slug }) => read<OfferTerms>(origin, 'cms/promotions/', { culture, slug })),
  );
  const found = items
    .filter((item) => item !== undefined)
    .map((item) => checkOffer(item, profile.bonusRules, day, profile.bonusExemptions));
  const known = new Set(active.map(({ slug }) => slug));
  const unused = (profile.bonusExemptions ?? []).filter(({ offer }) => !known.has(offer));
  return {
    problems: [
      ...found.flatMap(({ problems }) => problems.map((problem) => `${culture} ${problem}.`)),
      ...unused.map(({ offer }) => `${culture} has an exemption for "${offer}", which is no active offer.`),
    ],
    exempted: found.flatMap(({ exempted }) => exempted.map((note) => `${culture} ${note}`)),
  };
}
