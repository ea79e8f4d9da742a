import type { GamePageInfo } from '../../../shared/data/reduced-games.ts';
import type { CultureIntl } from '../../../shared/i18n/intl.ts';
import { cardFacts, type Fact } from '../tile/card-facts.ts';
import { specFacts } from '../tile/spec-facts.ts';

const most = 4;

/** Returns the four most important facts; a missing fact is replaced by the next. */
export const quickFacts = (intl: CultureIntl, { card, specs }: Pick<GamePageInfo, 'card' | 'specs'>): Fact[] =>
  [...cardFacts(intl, card), ...specFacts(intl, card, specs)].slice(0, most);
