import { hasCardQuery, cardQuery, parseCardQuery, randomSeed } from '../../bingo/card-query.ts';
import { fixedPlan, deferred, type Preloads } from './plan.ts';

/** A request for cards without a code gets a new code by redirect, so that the cards can be found again. */
export const bingoCardsPreloads: Preloads<object> = ({ search, path }) => {
  const settings = parseCardQuery(search);
  if (!hasCardQuery(search) || settings.seed) return deferred();
  return fixedPlan({ redirect: path + cardQuery({ ...settings, seed: randomSeed() }), new: true });
};
