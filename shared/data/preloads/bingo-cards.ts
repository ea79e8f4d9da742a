import { asksForCards, cardQuery, parseCardQuery, randomSeed } from '../../bingo/card-query.ts';
import { decided, deferred, type Preloads } from './plan.ts';

/** A request for cards without a code gets a new code by redirect, so that the cards can be found again. */
export const bingoCardsPreloads: Preloads<object> = ({ search, path }) => {
  const asked = parseCardQuery(search);
  if (!asksForCards(search) || asked.seed) return deferred();
  return decided({ redirect: path + cardQuery({ ...asked, seed: randomSeed() }), new: true });
};
