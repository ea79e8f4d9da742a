import { product } from '../../brands/index.ts';
import { permanentCodes } from '../../locales/culture.ts';
import { type CultureCode, cultureCodes } from '../../locales/index.ts';
import { requiredCultures } from './cultures.ts';
import { requiredMarkets } from './markets/index.ts';

/** A required page, listed independently of the table under test. */
export interface RequiredRoute {
  path: string;
  cultures: readonly CultureCode[];
  /** Paths of cultures with their own words, where the default path does not exist. */
  own?: Readonly<Partial<Record<CultureCode, string>>>;
}

const page = (path: string, cultures: readonly CultureCode[] = permanentCodes): RequiredRoute => ({ path, cultures });

const without = (...excluded: readonly CultureCode[]) => permanentCodes.filter((code) => !excluded.includes(code));

/** Cultures whose law allows table games and jackpots. */
const withTables = without('de-DE');
const withBlog = ['en-GB', 'es'] as const;
const withOffers = permanentCodes.filter((code) => requiredCultures[code].promotionsEnabled !== false);

const promotions = (rest: string): RequiredRoute => ({
  path: `/casino-promotions/${rest}`,
  cultures: withOffers,
  own: { es: `/promociones/${rest}`, 'de-DE': `/promotions/${rest}` },
});

const features = (rest: string): RequiredRoute => ({
  path: `/casino-features/${rest}`,
  cultures: withOffers,
  own: { es: `/funciones/${rest}` },
});

const permanentRoutes: Readonly<Record<string, RequiredRoute>> = {
  page404: page('/404/'),
  page500: page('/500/'),
  home: page('/'),
  product: page(`/${product.slug}/`, withTables),
  productGame: page(`/${product.slug}/:gameSlug/`, withTables),
  slots: page('/slots/'),
  slotsGame: page('/slots/:gameSlug/'),
  megaways: page('/slots/megaways/', ['en-GB']),
  jackpots: page('/slots/jackpots/', withTables),
  dailyJackpots: page('/slots/daily-jackpots/', without('de-DE', 'es')),
  bingo: page('/bingo/', ['en-GB']),
  bingoGame: page('/bingo/:gameSlug/', ['en-GB']),
  casino: page('/casino/', withTables),
  casinoGame: page('/casino/:gameSlug/', withTables),
  roulette: { path: '/casino/roulette/', cultures: withTables, own: { es: '/casino/ruleta/' } },
  blackjack: page('/casino/blackjack/', withTables),
  otherCasino: page('/casino/other/', without('de-DE', 'es')),
  plinko: page('/casino/plinko-games/', ['en-GB']),
  videoBingo: page('/casino/video-bingo/', ['es']),
  liveRoulette: page('/casino/ruleta-en-vivo/', ['es']),
  help: page('/help/'),
  payNPlay: page('/pay-n-play/', ['sv']),
  trustlyDirect: page('/trustly-direct/', ['sv']),
  contact: page('/contact/'),
  affiliates: page('/affiliates/'),
  aboutUs: page('/about-us/'),
  privacy: page('/privacy/'),
  responsibleGaming: page('/responsible-gaming/'),
  selfAssessment: page('/self-assessment-test/'),
  terms: page('/terms/'),
  uploadingDocuments: page('/uploading-documents/'),
  bonusPolicy: page('/bonus-policy/', withOffers),
  juegoAutorizado: page('/juego-autorizado/', ['es']),
  impressum: page('/impressum/', ['de-DE']),
  mobileApp: { path: '/mobile-app/', cultures: ['en-GB', 'es'], own: { es: '/app-casino-movil/' } },
  paymentMethods: page('/payment-methods/', withOffers),
  paymentMethod: page('/payment-methods/:paymentSlug/', withOffers),
  promotions: promotions(''),
  promotion: promotions(':promotionSlug/'),
  features: features(''),
  feature: features(':featureSlug/'),
  winners: page('/winners/'),
  registrationComplete: page('/registration-complete/'),
  restricted: page('/restricted/:countrySlug/'),
  bannerPreview: page('/bt/'),
  blog: page('/blog/', withBlog),
  blogSearch: page('/blog/search/', withBlog),
  blogTag: page('/blog/:tagSlug/', withBlog),
  blogPost: page('/blog/:tagSlug/:postSlug/', withBlog),
  landing: page('/lp/:lpSlug/'),
  bingoCardGenerator: page('/bingo-card-generator/', ['en-GB']),
  previewGame: page('/preview/game/:gameId/'),
  previewPost: page('/preview/post/:postSlug/', withBlog),
  previewPromotion: page('/preview/promotions/:promotionId/', withOffers),
  previewPromotionHome: page('/preview/promotions/home/:promotionHomeId/', withOffers),
  previewFeature: page('/preview/features/:featureId/', withOffers),
  previewFeatureHome: page('/preview/features/home/:featureHomeId/', withOffers),
};

const openMarkets = Object.entries(requiredMarkets).filter(([code]) => cultureCodes.some((open) => open === code));

/** Every page that the sites must have, with the open cultures that have it. */
export const requiredRoutes: Readonly<Record<string, RequiredRoute>> = Object.fromEntries(
  Object.entries(permanentRoutes).map(([key, { path, cultures, own }]) => {
    const having = openMarkets.flatMap(([code, { pages }]) =>
      pages[key] === undefined ? [] : [[code, pages[key]] as const],
    );
    const codes = having.map(([code]) => code as CultureCode);
    return [key, { path, cultures: [...cultures, ...codes], own: { ...own, ...Object.fromEntries(having) } }];
  }),
);
