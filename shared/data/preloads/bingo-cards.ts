import { asksForCards, cardQuery, parseCardQuery, randomSeed } from '../../bingo/card-query.ts';
import { decided, deferred, type Preloads } from './plan.ts';

/** Whoever asks for cards without a code is given one, by which they find them again. */
export const bingoCardsPreloads: Preloads<object> = ({ search, path }) => {
  const asked = parseCardQuery(search);
  if (!asksForCards(search) || asked.seed) return deferred();
  return decided({ redirect: path + cardQuery({ ...asked, seed: randomSeed() }), new: true });
};
