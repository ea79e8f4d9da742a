/** Groups by what the pages of their games tell; all other games have a return, a volatility and stakes. */
const leads: Readonly<Record<string, 'catalogue.lead.tables' | 'catalogue.lead.bingo'>> = {
  casino: 'catalogue.lead.tables',
  roulette: 'catalogue.lead.tables',
  live_roulette: 'catalogue.lead.tables',
  blackjack: 'catalogue.lead.tables',
  other: 'catalogue.lead.tables',
  bingo: 'catalogue.lead.bingo',
};

/** The message that says what the games of a category tell on their pages. */
export const categoryLead = ([group = '']: readonly string[]) => leads[group] ?? 'catalogue.lead';
