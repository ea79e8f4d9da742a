/** Codes of menu entries with their route keys. Routes that the table lacks are in no menu. */
export const menuRoutes = {
  home: 'home',
  promotions: 'promotions',
  features: 'features',
  product: 'product',
  slots: 'slots',
  bingo: 'bingo',
  casino: 'casino',
  jackpots: 'jackpots',
  bingoES: 'videoBingo',
  roulette: 'roulette',
  blackjack: 'blackjack',
  liveRoulette: 'liveRoulette',
  responsible: 'responsibleGaming',
  bonus: 'bonusPolicy',
  terms: 'terms',
  privacy: 'privacy',
  impressum: 'impressum',
  juego: 'juegoAutorizado',
  winners: 'winners',
  aboutUs: 'aboutUs',
  affiliates: 'affiliates',
  blog: 'blog',
  trustly: 'trustlyDirect',
  pnp: 'payNPlay',
  faq: 'help',
  contact: 'contact',
  payments: 'paymentMethods',
  mobileApp: 'mobileApp',
  bingoCardGenerator: 'bingoCardGenerator',
} as const satisfies Record<string, string>;
export type MenuCode = keyof typeof menuRoutes;

/** First in the header and in the drawer. */
export const topCodes = ['home', 'product', 'slots', 'casino', 'promotions', 'features'] as const;

/** Last in the drawer: help and who we are. */
export const bottomCodes = ['responsible', 'faq', 'contact', 'aboutUs', 'blog'] as const;

/** The footer's columns, each with its codes. */
export const footerGroups = {
  games: ['slots', 'bingo', 'bingoES', 'casino', 'jackpots', 'roulette', 'blackjack', 'liveRoulette'],
  product: ['product', 'promotions', 'winners', 'blog', 'aboutUs', 'affiliates', 'pnp', 'trustly'],
  security: ['responsible', 'bonus', 'terms', 'privacy', 'impressum', 'juego'],
  help: ['faq', 'contact', 'payments', 'mobileApp', 'bingoCardGenerator'],
} as const satisfies Record<string, readonly MenuCode[]>;
export type MenuGroup = keyof typeof footerGroups;
