import { brands, product } from '../../../brands/index.ts';

/** The public origin of each host. */
export const origins: Readonly<Record<string, string>> = Object.fromEntries(
  brands.map(({ id, host }) => [`${id}.localhost`, `https://${host}`]),
);

/** Host, prefix and language of each culture. Independent of the product's own list, so that a mistake there fails a test. */
export const visited = [
  { culture: 'en-GB', host: 'en.localhost', prefix: '', lang: 'en-GB' },
  { culture: 'en-ROW', host: 'en.localhost', prefix: '/en-ROW', lang: 'en' },
  { culture: 'en-IE', host: 'en.localhost', prefix: '/en-IE', lang: 'en-IE' },
  { culture: 'de-DE', host: 'de.localhost', prefix: '', lang: 'de-DE' },
  { culture: 'sv', host: 'sv.localhost', prefix: '', lang: 'sv' },
  { culture: 'es', host: 'es.localhost', prefix: '', lang: 'es' },
] as const;

export type VisitedCulture = (typeof visited)[number]['culture'];

const all = visited.map(({ culture }) => culture);
const notGerman = all.filter((culture) => culture !== 'de-DE');
const english = ['en-GB', 'en-ROW', 'en-IE'] as const;
const notSwedish = all.filter((culture) => culture !== 'sv');
const withBlog = ['en-GB', 'es'] as const;

/** The path of the operator's own game. */
const byKey = { product: `/${product.slug}/` };

/** Every page without parameters, and the cultures that have it, as in the table of the requirements. */
export const pagePaths: readonly (readonly [path: string, cultures: readonly VisitedCulture[]])[] = [
  ['/', all],
  [byKey.product, notGerman],
  ['/slots/', all],
  ['/slots/megaways/', ['en-GB']],
  ['/slots/jackpots/', notGerman],
  ['/slots/daily-jackpots/', notGerman.filter((culture) => culture !== 'es')],
  ['/bingo/', ['en-GB']],
  ['/casino/', notGerman],
  ['/casino/roulette/', notGerman.filter((culture) => culture !== 'es')],
  ['/casino/ruleta/', ['es']],
  ['/casino/blackjack/', notGerman],
  ['/casino/other/', [...english, 'sv']],
  ['/casino/plinko-games/', ['en-GB']],
  ['/casino/video-bingo/', ['es']],
  ['/casino/ruleta-en-vivo/', ['es']],
  ['/help/', all],
  ['/pay-n-play/', ['sv']],
  ['/trustly-direct/', ['sv']],
  ['/contact/', all],
  ['/affiliates/', all],
  ['/about-us/', all],
  ['/privacy/', all],
  ['/responsible-gaming/', all],
  ['/self-assessment-test/', all],
  ['/bonus-policy/', notSwedish],
  ['/terms/', all],
  ['/uploading-documents/', all],
  ['/juego-autorizado/', ['es']],
  ['/impressum/', ['de-DE']],
  ['/mobile-app/', ['en-GB']],
  ['/app-casino-movil/', ['es']],
  ['/payment-methods/', notSwedish],
  ['/casino-promotions/', english],
  ['/promotions/', ['de-DE']],
  ['/promociones/', ['es']],
  ['/casino-features/', [...english, 'de-DE']],
  ['/funciones/', ['es']],
  ['/winners/', all],
  ['/blog/', withBlog],
  ['/blog/search/', withBlog],
  ['/bingo-card-generator/', ['en-GB']],
  ['/registration-complete/', all],
  ['/bt/', all],
];

/** Pages with parameters: the route, and a path of it that exists in the demonstration data of its cultures. */
export const itemPages: readonly {
  route: string;
  path: string;
  cultures: readonly VisitedCulture[];
}[] = [
  { route: 'promotion', path: '/casino-promotions/welcome/', cultures: english },
  { route: 'promotion', path: '/casino-promotions/summer-spins-2025/', cultures: english },
  { route: 'promotion', path: '/promotions/welcome/', cultures: ['de-DE'] },
  { route: 'promotion', path: '/promociones/welcome/', cultures: ['es'] },
  { route: 'feature', path: '/casino-features/daily-drops/', cultures: [...english, 'de-DE'] },
  { route: 'feature', path: '/funciones/daily-drops/', cultures: ['es'] },
  { route: 'paymentMethod', path: '/payment-methods/northcard/', cultures: [...english, 'de-DE'] },
  { route: 'paymentMethod', path: '/payment-methods/nortecard/', cultures: ['es'] },
  { route: 'landing', path: '/lp/welcome/', cultures: all },
  { route: 'restricted', path: '/restricted/us/', cultures: all },
  { route: 'blogTag', path: '/blog/bingo/', cultures: withBlog },
  { route: 'blogPost', path: '/blog/how-games-work/what-rtp-tells-you/', cultures: ['en-GB'] },
  { route: 'blogPost', path: '/blog/numeros-claros/que-es-el-rtp/', cultures: ['es'] },
  { route: 'previewGame', path: '/preview/game/draft-game/', cultures: all },
  { route: 'previewPost', path: '/preview/post/draft-post/', cultures: withBlog },
  { route: 'previewPromotion', path: '/preview/promotions/draft-promotion/', cultures: notSwedish },
  { route: 'previewPromotionHome', path: '/preview/promotions/home/draft-promotions-home/', cultures: notSwedish },
  { route: 'previewFeature', path: '/preview/features/draft-feature/', cultures: notSwedish },
  { route: 'previewFeatureHome', path: '/preview/features/home/draft-features-home/', cultures: notSwedish },
];

/** Game pages: the route, its path without the slug, and the group from which a test takes a game. */
export const gamePaths: readonly {
  route: string;
  path: string;
  group: string;
  cultures: readonly VisitedCulture[];
}[] = [
  { route: 'productGame', path: `/${product.slug}/`, group: product.slug, cultures: notGerman },
  { route: 'slotsGame', path: '/slots/', group: 'slots', cultures: all },
  { route: 'bingoGame', path: '/bingo/', group: 'bingo', cultures: ['en-GB'] },
  { route: 'casinoGame', path: '/casino/', group: 'casino', cultures: notGerman },
];
