import type { CultureCode } from '../../locales/index.ts';
import type { BannerConfig } from './route.ts';

/** Link by culture where the path differs. */
type Links = Readonly<Partial<Record<CultureCode, string>>>;

/** Texts of a category by their name in `locales/<locale>/catalogue.json`. */
const category = <Name extends CategoryName>(
  section: string,
  name: Name,
  ctaLink: string,
  cultureCtaLinks: Links = {},
) =>
  ({
    section,
    text: `catalogue.banner.${name}.text`,
    cta: `catalogue.banner.${name}.cta`,
    ctaLink,
    cultureCtaLinks,
  }) as const satisfies BannerConfig;

type CategoryName =
  | 'product'
  | 'slots'
  | 'megaways'
  | 'jackpots'
  | 'dailyJackpots'
  | 'bingo'
  | 'casino'
  | 'roulette'
  | 'blackjack'
  | 'otherCasino'
  | 'plinko'
  | 'videoBingo'
  | 'liveRoulette';

type ContentName =
  | 'payNPlay'
  | 'trustlyDirect'
  | 'contact'
  | 'affiliates'
  | 'aboutUs'
  | 'mobileApp'
  | 'selfAssessment'
  | 'uploadingDocuments'
  | 'features';

/** Texts of a content page by their name in `locales/<locale>/content.json`. */
const content = <Name extends ContentName>(section: string, name: Name, ctaLink: string, cultureCtaLinks: Links = {}) =>
  ({
    section,
    text: `content.banner.${name}.text`,
    cta: `content.banner.${name}.cta`,
    ctaLink,
    cultureCtaLinks,
  }) as const satisfies BannerConfig;

/** Table cashback. Each culture has its own promotion, with its own dates. */
const tableCashback = {
  section: 'roulette',
  text: 'catalogue.banner.cashback.text',
  terms: 'catalogue.banner.cashback.terms',
  cta: 'catalogue.banner.cashback.cta',
  offer: 'table-cashback',
} as const;
const englishCashback = [
  { ...tableCashback, ctaLink: '/casino-promotions/table-cashback/', start: '2026-02-02', end: '2027-12-26' },
] as const;
const spanishCashback = [
  { ...tableCashback, ctaLink: '/promociones/devolucion-en-mesas/', start: '2026-03-02' },
] as const;

/** Banners of inner pages by route key: section of the art, texts and link. Legal pages have no call to action. */
export const banners = {
  product: category('product', 'product', '/casino-features/product-explained/', {
    es: '/funciones/slot-y-bingo-a-la-vez/',
    sv: '/help/',
  }),
  slots: category('slots', 'slots', '/casino-features/rtp-on-every-page/', {
    'de-DE': '/casino-features/auszahlungsquote-auf-jeder-seite/',
    es: '/funciones/rtp-en-cada-ficha/',
    sv: '/lp/slots-med-fakta/',
  }),
  megaways: category('megaways', 'megaways', '/casino-features/game-filters/'),
  jackpots: category('jackpots', 'jackpots', '/slots/daily-jackpots/', { es: '/funciones/daily-drops/' }),
  dailyJackpots: category('daily-jackpots', 'dailyJackpots', '/casino-features/daily-drops/', {
    sv: '/slots/jackpots/',
  }),
  bingo: category('bingo', 'bingo', '/bingo-card-generator/'),
  casino: category('casino', 'casino', '/casino-features/play-limits/', {
    es: '/funciones/limites-de-juego/',
    sv: '/responsible-gaming/',
  }),
  roulette: {
    ...category('roulette', 'roulette', '/self-assessment-test/'),
    cultureSlides: {
      'en-GB': englishCashback,
      'en-IE': englishCashback,
      'en-ROW': englishCashback,
      es: spanishCashback,
    },
  },
  blackjack: category('blackjack', 'blackjack', '/casino-features/rtp-on-every-page/', {
    es: '/funciones/rtp-en-cada-ficha/',
    sv: '/lp/ny-har/',
  }),
  otherCasino: category('other-games', 'otherCasino', '/casino-features/favourites/', { sv: '/winners/' }),
  plinko: category('plinko', 'plinko', '/casino-features/reality-check/'),
  videoBingo: category('video-bingo', 'videoBingo', '/help/'),
  liveRoulette: category('live-roulette', 'liveRoulette', '/funciones/aviso-de-tiempo/'),

  help: { section: 'help', text: 'help.lead', cta: 'help.banner.cta', ctaLink: '/contact/' },
  payNPlay: content('pay-n-play', 'payNPlay', '/trustly-direct/'),
  trustlyDirect: content('trustly', 'trustlyDirect', '/pay-n-play/'),
  contact: content('contact', 'contact', '/help/'),
  affiliates: content('affiliates', 'affiliates', '/contact/'),
  aboutUs: content('about-us', 'aboutUs', '/responsible-gaming/'),
  mobileApp: content('mobile-app', 'mobileApp', '/casino-features/install-app/', { es: '/funciones/instalar-la-app/' }),
  privacy: { section: 'privacy', text: 'content.banner.privacy.text' },
  selfAssessment: content('self-assessment', 'selfAssessment', '/responsible-gaming/'),
  bonusPolicy: { section: 'bonus-policy', text: 'content.banner.bonusPolicy.text' },
  terms: { section: 'terms', text: 'content.banner.terms.text' },
  uploadingDocuments: content('documents', 'uploadingDocuments', '/contact/'),
  paymentMethods: {
    section: 'payments',
    text: 'payments.lead',
    cta: 'payments.banner.cta',
    ctaLink: '/uploading-documents/',
  },
  paymentMethod: { section: 'payment-method', cta: 'payments.banner.all', ctaLink: '/payment-methods/' },
  promotions: {
    section: 'promotions',
    text: 'promotions.banner.text',
    cta: 'promotions.banner.cta',
    ctaLink: '/bonus-policy/',
  },
  features: content('features', 'features', '/help/'),
  winners: { section: 'winners', text: 'winners.banner.text', cta: 'winners.banner.cta', ctaLink: '/slots/' },
  blog: {
    section: 'blog',
    text: 'blog.lead',
    cta: 'blog.banner.cta',
    ctaLink: '/lp/new-here/',
    cultureCtaLinks: { es: '/lp/primera-vez/' },
  },
  blogTag: { section: 'blog-tag', itemParam: 'tagSlug', cta: 'blog.search', ctaLink: '/blog/search/' },
  blogSearch: { section: 'blog-search', cta: 'blog.allPosts', ctaLink: '/blog/' },
} as const satisfies Readonly<Record<string, BannerConfig>>;
