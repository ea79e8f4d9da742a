import { product } from '../../../../brands/index.ts';
import { type CultureCode, cultureCodes } from '../../../../locales/index.ts';

/** A required page, listed independently of the table under test. */
export interface RequiredRoute {
  path: string;
  cultures: readonly CultureCode[];
  /** Paths of cultures with their own words, where the default path does not exist. */
  own?: Readonly<Partial<Record<CultureCode, string>>>;
}

const page = (path: string, cultures: readonly CultureCode[] = cultureCodes): RequiredRoute => ({ path, cultures });

const without = (...excluded: readonly CultureCode[]) => cultureCodes.filter((code) => !excluded.includes(code));

const promotions = (rest: string): RequiredRoute => ({
  path: `/casino-promotions/${rest}`,
  cultures: without('sv'),
  own: { es: `/promociones/${rest}`, 'de-DE': `/promotions/${rest}` },
});

const features = (rest: string): RequiredRoute => ({
  path: `/casino-features/${rest}`,
  cultures: without('sv'),
  own: { es: `/funciones/${rest}` },
});

/** Every page that the sites must have, with the cultures that have it. */
export const requiredRoutes: Readonly<Record<string, RequiredRoute>> = {
  page404: page('/404/'),
  page500: page('/500/'),
  home: page('/'),
  product: page(`/${product.slug}/`, without('de-DE')),
  productGame: page(`/${product.slug}/:gameSlug/`, without('de-DE')),
  slots: page('/slots/'),
  slotsGame: page('/slots/:gameSlug/'),
  megaways: page('/slots/megaways/', ['en-GB']),
  jackpots: page('/slots/jackpots/', without('de-DE')),
  dailyJackpots: page('/slots/daily-jackpots/', without('de-DE', 'es')),
  bingo: page('/bingo/', ['en-GB']),
  bingoGame: page('/bingo/:gameSlug/', ['en-GB']),
  casino: page('/casino/', without('de-DE')),
  casinoGame: page('/casino/:gameSlug/', without('de-DE')),
  roulette: { path: '/casino/roulette/', cultures: without('de-DE'), own: { es: '/casino/ruleta/' } },
  blackjack: page('/casino/blackjack/', without('de-DE')),
  otherCasino: page('/casino/other/', ['en-GB', 'en-ROW', 'en-IE', 'sv']),
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
  bonusPolicy: page('/bonus-policy/', without('sv')),
  juegoAutorizado: page('/juego-autorizado/', ['es']),
  impressum: page('/impressum/', ['de-DE']),
  mobileApp: { path: '/mobile-app/', cultures: ['en-GB', 'es'], own: { es: '/app-casino-movil/' } },
  paymentMethods: page('/payment-methods/', without('sv')),
  paymentMethod: page('/payment-methods/:paymentSlug/', without('sv')),
  promotions: promotions(''),
  promotion: promotions(':promotionSlug/'),
  features: features(''),
  feature: features(':featureSlug/'),
  winners: page('/winners/'),
  registrationComplete: page('/registration-complete/'),
  restricted: page('/restricted/:countrySlug/'),
  bannerPreview: page('/bt/'),
  blog: page('/blog/', ['en-GB', 'es']),
  blogSearch: page('/blog/search/', ['en-GB', 'es']),
  blogTag: page('/blog/:tagSlug/', ['en-GB', 'es']),
  blogPost: page('/blog/:tagSlug/:postSlug/', ['en-GB', 'es']),
  landing: page('/lp/:lpSlug/'),
  bingoCardGenerator: page('/bingo-card-generator/', ['en-GB']),
  previewGame: page('/preview/game/:gameId/'),
  previewPost: page('/preview/post/:postSlug/', ['en-GB', 'es']),
  previewPromotion: page('/preview/promotions/:promotionId/', without('sv')),
  previewPromotionHome: page('/preview/promotions/home/:promotionHomeId/', without('sv')),
  previewFeature: page('/preview/features/:featureId/', without('sv')),
  previewFeatureHome: page('/preview/features/home/:featureHomeId/', without('sv')),
};
