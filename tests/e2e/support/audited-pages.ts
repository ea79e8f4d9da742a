import { brands, product } from '../../../brands/index.ts';
import type { VisitedCulture } from './test.ts';

/** Pages that arrange other components on a wide screen than on a phone. */
export const catalogue: readonly string[] = ['/', '/slots/', '/404/', '/?q=st', '/bt/?bt=comet50'];
const words = ['/lp/welcome/', '/terms/', '/help/', '/winners/', '/restricted/us/', '/self-assessment-test/'];
const methods = ['/payment-methods/', '/payment-methods/northcard/'];

const own: Readonly<Partial<Record<VisitedCulture, readonly string[]>>> = {
  'en-GB': [
    ...catalogue,
    ...words,
    ...methods,
    '/about-us/',
    '/contact/',
    '/?dem=2025-10-01',
    `/${product.slug}/`,
    '/casino-promotions/',
    '/casino-promotions/welcome/',
    '/casino-promotions/summer-spins-2025/',
    '/casino-features/',
    '/casino-features/daily-drops/',
    '/preview/promotions/draft-promotion/',
    '/bingo-card-generator/',
    '/bingo-card-generator/?type=75&count=3&seed=K7Q2MX',
    '/blog/',
    '/blog/?page=2',
    '/blog/bingo/',
    '/blog/search/?q=wheel',
    '/blog/search/?q=zzzzzz',
    '/blog/numbers/the-wheel-has-no-memory/',
  ],
  'en-ROW': ['/', '/bt/?bt=comet50', '/casino-promotions/', '/lp/welcome/', '/help/', '/payment-methods/'],
  'en-IE': ['/', '/slots/', '/casino-promotions/welcome/', '/about-us/', '/winners/', '/payment-methods/northcard/'],
  'de-DE': [
    ...catalogue,
    ...words,
    ...methods,
    '/promotions/',
    '/promotions/welcome/',
    '/casino-features/daily-drops/',
    '/impressum/',
  ],
  sv: [...catalogue, ...words, '/pay-n-play/', '/trustly-direct/'],
  es: [
    ...catalogue,
    ...words,
    '/payment-methods/',
    '/payment-methods/nortecard/',
    '/promociones/',
    '/promociones/welcome/',
    '/funciones/daily-drops/',
    '/juego-autorizado/',
    '/blog/',
    '/blog/bingo/',
    '/blog/search/',
    '/blog/numeros-claros/que-es-el-rtp/',
    '/preview/post/draft-post/',
  ],
};

/** Of a culture that is not listed. */
const usual = ['/', '/slots/', '/lp/welcome/', '/terms/', '/help/', '/404/'];

/**
 * One path of each page type, audited at every viewport size. A culture that shares its brand with another one has only the pages that
 * its own texts could break.
 */
export const auditedPages = (culture: VisitedCulture): readonly string[] => own[culture] ?? usual;

const everywhere = [
  '/slots/sun-regent/',
  '/contact/',
  '/privacy/',
  '/responsible-gaming/',
  '/affiliates/',
  '/uploading-documents/',
  '/registration-complete/',
];

const ownFurther: Readonly<Partial<Record<VisitedCulture, readonly string[]>>> = {
  'en-GB': [...everywhere, '/bonus-policy/', '/mobile-app/', '/lp/new-here/', '/casino/roulette/'],
  // The facts of this game have long names.
  'de-DE': [...everywhere, '/bonus-policy/', '/lp/neu-hier/', '/casino-features/', '/slots/ember-gaze/'],
  sv: [...everywhere, '/lp/ny-har/', '/casino/roulette/'],
  es: [...everywhere, '/bonus-policy/', '/app-casino-movil/', '/lp/primera-vez/', '/funciones/', '/casino/ruleta/'],
};

/** Whether a culture is the first of its brand. The others share its components and colours. */
export const isFirstOfBrand = (culture: VisitedCulture): boolean =>
  brands.some(({ cultures }) => cultures[0] === culture);

/**
 * The pages whose layout is checked, in the first culture of each brand: the audited ones, examples of other page types, and pages with
 * long words.
 */
export const laidOutPages = (culture: VisitedCulture): readonly string[] =>
  isFirstOfBrand(culture) ? [...auditedPages(culture), ...(ownFurther[culture] ?? everywhere)] : [];
