import { product } from '../../brands/house.ts';
import { cardParameters } from '../bingo/card-parameters.ts';
import { categoryQuery } from './category-parameters.ts';
import { banners } from './banners.ts';
import { route, withLooks } from './route.ts';

const notGerman = { excludedCultures: ['de-DE'] } as const;
const onlyGB = { cultures: ['en-GB'] } as const;
const notSwedish = { excludedCultures: ['sv'] } as const;
const onlySweden = { cultures: ['sv'] } as const;
const onlyGermany = { cultures: ['de-DE'] } as const;
const withBlog = { cultures: ['en-GB', 'es'] } as const;
const onlySpain = { cultures: ['es'] } as const;
const categoryPage = { contentType: 'category', scrollGroup: 'games', query: categoryQuery } as const;
const gamePage = { contentType: 'game', scrollGroup: 'games', titleTemplate: 'game' } as const;

/** A list of games. The group determines its data, and which lists link to it. */
const category = <Group extends string>(group: Group) => ({
  ...categoryPage,
  gameGroups: [group],
  gameGroupLink: group,
  preloads: 'category' as const,
});

const game = (masterRoute: string, section: string) => ({
  ...gamePage,
  masterRoute,
  banner: { section },
  preloads: 'game' as const,
});

/** A legal or help text. Its key is its feed code. */
const feedPage = { contentType: 'feed', preloads: 'feed', uninviting: true } as const;

/** A legal text from the brand's compliance profile. */
const compliancePage = { contentType: 'compliance', uninviting: true } as const;

/** A page of blocks. Its key is its code. */
const contentPage = { contentType: 'content', preloads: 'content' } as const;

/** System page: noindex, no-store, in no menu or sitemap, not tracked. */
const system = { system: true, excludeFromSiteMap: true } as const;

/** Preview of unpublished content. */
const preview = { ...system, draft: true } as const;

/**
 * Every page of the sites. The first row serves unknown paths. Otherwise order has no effect: a literal segment beats a
 * param wherever it is listed.
 */
export const table = withLooks([
  route('page404', '/404/', {
    contentType: 'error',
    pageCode: '404',
    status: 404,
    system: true,
    preloads: 'error',
  }),
  route('page500', '/500/', { contentType: 'error', pageCode: '500', status: 500, system: true }),
  route('home', '/', {
    contentType: 'home',
    root: true,
    gameGroups: [product.slug, 'slots', 'casino'],
    cultureGameGroups: {
      'en-GB': [product.slug, 'slots', 'bingo', 'casino'],
      es: ['hp_slots', 'bingo_es', 'casino'],
      'de-DE': ['slots'],
    },
    banner: {
      section: 'home',
      cta: 'banner.home.cta',
      terms: 'banner.home.terms',
      cultureOffers: {
        'en-GB': 'free-spins',
        'en-IE': 'welcome',
        'en-ROW': 'welcome',
        'de-DE': 'welcome',
        es: 'welcome',
      },
      cultureSlides: {
        'en-GB': [
          {
            section: 'rooftopchase',
            terms: 'banner.rooftopchase.terms',
            cta: 'banner.home.cta',
            ctaLink: '/casino-promotions/rooftop-chase/',
            offer: 'rooftop-chase',
            start: '2025-09-01',
            end: '2025-11-25',
          },
        ],
      },
    },
    query: ['q', 'page'],
    preloads: 'home',
  }),

  route('product', `/${product.slug}/`, {
    ...category(product.slug),
    banner: banners.product,
    ...notGerman,
    root: true,
  }),
  route('productGame', `/${product.slug}/:gameSlug/`, { ...game('product', 'product'), ...notGerman }),

  route('slots', '/slots/', { ...category('slots'), banner: banners.slots, root: true }),
  route('megaways', '/slots/megaways/', {
    ...category('megaways'),
    banner: banners.megaways,
    masterRoute: 'slots',
    implicitCultures: ['en-GB'],
  }),
  route('jackpots', '/slots/jackpots/', {
    ...category('jackpots'),
    banner: banners.jackpots,
    masterRoute: 'slots',
    ...notGerman,
  }),
  route('dailyJackpots', '/slots/daily-jackpots/', {
    ...category('daily_jackpots'),
    banner: banners.dailyJackpots,
    masterRoute: 'slots',
    excludedCultures: ['de-DE', 'es'],
  }),
  route('slotsGame', '/slots/:gameSlug/', game('slots', 'slots')),

  route('bingo', '/bingo/', { ...category('bingo'), banner: banners.bingo, ...onlyGB, root: true }),
  route('bingoGame', '/bingo/:gameSlug/', { ...game('bingo', 'bingo'), ...onlyGB }),

  route('casino', '/casino/', { ...category('casino'), banner: banners.casino, ...notGerman, root: true }),
  route('roulette', '/casino/roulette/', {
    ...category('roulette'),
    banner: banners.roulette,
    masterRoute: 'casino',
    ...notGerman,
    patterns: { es: '/casino/ruleta/' },
  }),
  route('blackjack', '/casino/blackjack/', {
    ...category('blackjack'),
    banner: banners.blackjack,
    masterRoute: 'casino',
    ...notGerman,
  }),
  route('otherCasino', '/casino/other/', {
    ...category('other'),
    banner: banners.otherCasino,
    masterRoute: 'casino',
    excludedCultures: ['de-DE', 'es'],
  }),
  route('plinko', '/casino/plinko-games/', {
    ...category('plinko'),
    banner: banners.plinko,
    masterRoute: 'casino',
    ...onlyGB,
  }),
  route('videoBingo', '/casino/video-bingo/', {
    ...category('bingo_es'),
    banner: banners.videoBingo,
    masterRoute: 'casino',
    ...onlySpain,
  }),
  route('liveRoulette', '/casino/ruleta-en-vivo/', {
    ...category('live_roulette'),
    banner: banners.liveRoulette,
    masterRoute: 'casino',
    ...onlySpain,
  }),
  route('casinoGame', '/casino/:gameSlug/', { ...game('casino', 'casino'), ...notGerman }),

  route('help', '/help/', { contentType: 'help', banner: banners.help, preloads: 'help', uninviting: true }),
  route('payNPlay', '/pay-n-play/', { ...contentPage, banner: banners.payNPlay, ...onlySweden }),
  route('trustlyDirect', '/trustly-direct/', { ...contentPage, banner: banners.trustlyDirect, ...onlySweden }),
  route('contact', '/contact/', { ...contentPage, banner: banners.contact, uninviting: true }),
  route('affiliates', '/affiliates/', { ...contentPage, banner: banners.affiliates }),
  route('aboutUs', '/about-us/', { ...contentPage, banner: banners.aboutUs }),
  route('mobileApp', '/mobile-app/', {
    ...contentPage,
    banner: banners.mobileApp,
    cultures: ['en-GB', 'es'],
    patterns: { es: '/app-casino-movil/' },
  }),

  route('privacy', '/privacy/', { ...feedPage, banner: banners.privacy }),
  route('responsibleGaming', '/responsible-gaming/', {
    ...feedPage,
    banner: { section: 'other', disabled: true },
  }),
  route('selfAssessment', '/self-assessment-test/', {
    ...feedPage,
    contentType: 'selfAssessment',
    // Code from the time when the page was a plain text. Analytics depends on it.
    pageCode: 'feedSelfAssessment',
    banner: banners.selfAssessment,
  }),
  route('bonusPolicy', '/bonus-policy/', { ...feedPage, banner: banners.bonusPolicy, ...notSwedish }),
  route('terms', '/terms/', { ...feedPage, banner: banners.terms }),
  route('uploadingDocuments', '/uploading-documents/', { ...feedPage, banner: banners.uploadingDocuments }),
  route('juegoAutorizado', '/juego-autorizado/', {
    ...compliancePage,
    banner: { section: 'authorised' },
    ...onlySpain,
  }),
  route('impressum', '/impressum/', { ...compliancePage, banner: { section: 'impressum' }, ...onlyGermany }),

  route('paymentMethods', '/payment-methods/', {
    contentType: 'paymentMethods',
    banner: banners.paymentMethods,
    root: true,
    preloads: 'paymentMethods',
    ...notSwedish,
  }),
  route('paymentMethod', '/payment-methods/:paymentSlug/', {
    contentType: 'paymentMethod',
    banner: banners.paymentMethod,
    masterRoute: 'paymentMethods',
    preloads: 'paymentMethod',
    ...notSwedish,
  }),

  route('promotions', '/casino-promotions/', {
    contentType: 'promotions',
    banner: banners.promotions,
    uninviting: true,
    patterns: { es: '/promociones/', 'de-DE': '/promotions/' },
    root: true,
    preloads: 'promotions',
    ...notSwedish,
  }),
  route('promotion', '/casino-promotions/:promotionSlug/', {
    contentType: 'promotion',
    uninviting: true,
    patterns: { es: '/promociones/:promotionSlug/', 'de-DE': '/promotions/:promotionSlug/' },
    masterRoute: 'promotions',
    preloads: 'promotion',
    ...notSwedish,
  }),
  route('features', '/casino-features/', {
    contentType: 'features',
    banner: banners.features,
    patterns: { es: '/funciones/' },
    root: true,
    preloads: 'features',
    ...notSwedish,
  }),
  route('feature', '/casino-features/:featureSlug/', {
    contentType: 'feature',
    patterns: { es: '/funciones/:featureSlug/' },
    masterRoute: 'features',
    preloads: 'feature',
    ...notSwedish,
  }),
  route('winners', '/winners/', { contentType: 'winners', banner: banners.winners, preloads: 'winners' }),

  route('blog', '/blog/', {
    contentType: 'blog',
    banner: banners.blog,
    root: true,
    query: ['page'],
    preloads: 'blog',
    ...withBlog,
  }),
  route('blogSearch', '/blog/search/', {
    contentType: 'blogSearch',
    banner: banners.blogSearch,
    masterRoute: 'blog',
    query: ['q', 'page'],
    excludeFromSiteMap: true,
    preloads: 'blogSearch',
    ...withBlog,
  }),
  route('blogTag', '/blog/:tagSlug/', {
    contentType: 'blogTag',
    banner: banners.blogTag,
    masterRoute: 'blog',
    query: ['page'],
    titleTemplate: 'blogTag',
    preloads: 'blogTag',
    ...withBlog,
  }),
  route('blogPost', '/blog/:tagSlug/:postSlug/', {
    contentType: 'blogPost',
    masterRoute: 'blog',
    titleTemplate: 'blogPost',
    preloads: 'blogPost',
    ...withBlog,
  }),

  route('landing', '/lp/:lpSlug/', {
    contentType: 'content',
    banner: { section: 'other' },
    uninviting: true,
    preloads: 'landing',
  }),
  route('bingoCardGenerator', '/bingo-card-generator/', {
    contentType: 'bingoCards',
    banner: { section: 'bingo', disabled: true },
    query: cardParameters,
    preloads: 'bingoCards',
    ...onlyGB,
  }),
  route('restricted', '/restricted/:countrySlug/', {
    contentType: 'restricted',
    banner: { section: 'restricted' },
    sameParams: true,
    uninviting: true,
    excludeFromSiteMap: true,
    preloads: 'restricted',
  }),
  route('registrationComplete', '/registration-complete/', {
    contentType: 'registrationComplete',
    uninviting: true,
    preloads: 'registrationComplete',
    ...system,
  }),
  route('bannerPreview', '/bt/', {
    contentType: 'bannerPreview',
    query: ['bt', 'r'],
    preloads: 'bannerPreview',
    ...system,
  }),

  route('previewGame', '/preview/game/:gameId/', {
    rewrite: 'slotsGame',
    preloads: 'previewGame',
    ...preview,
  }),
  route('previewPost', '/preview/post/:postSlug/', {
    rewrite: 'blogPost',
    preloads: 'previewPost',
    ...preview,
    ...withBlog,
  }),
  route('previewPromotion', '/preview/promotions/:promotionId/', {
    rewrite: 'promotion',
    preloads: 'previewPromotion',
    ...preview,
    ...notSwedish,
  }),
  route('previewPromotionHome', '/preview/promotions/home/:promotionHomeId/', {
    rewrite: 'promotions',
    banner: banners.promotions,
    preloads: 'previewPromotionHome',
    ...preview,
    ...notSwedish,
  }),
  route('previewFeature', '/preview/features/:featureId/', {
    rewrite: 'feature',
    preloads: 'previewFeature',
    ...preview,
    ...notSwedish,
  }),
  route('previewFeatureHome', '/preview/features/home/:featureHomeId/', {
    rewrite: 'features',
    banner: banners.features,
    preloads: 'previewFeatureHome',
    ...preview,
    ...notSwedish,
  }),
]);

export type RouteRow = (typeof table)[number];
export type RouteKey = RouteRow['key'];
export type RowOf<Key extends RouteKey> = Extract<RouteRow, { key: Key }>;
