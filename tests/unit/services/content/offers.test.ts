import { describe, expect, it } from 'vitest';
import { messages } from 'messages:all';
import { brands } from '../../../../brands/index.ts';
import { cultureCodes, type CultureCode, cultures } from '../../../../locales/index.ts';
import { brandOf } from '../../../../server/services/brand-of.ts';
import type { StoredPage } from '../../../../server/services/content/kinds/page.ts';
import type { StoredPromotion, StoredPromotionCard } from '../../../../server/services/content/kinds/promotion.ts';
import { readContent } from '../../../../server/services/content/read-content.ts';
import { readSources } from '../../../../server/services/content/sources.ts';
import type { Money } from '../../../../shared/contract/basics.ts';
import type { WrittenBtTexts, WrittenSlide } from '../../../../shared/contract/written.ts';
import { type CompiledMessages, createCultureIntl } from '../../../../shared/i18n/intl.ts';
import { bannerOf, bannerWords } from '../../../../shared/banner/banner-of.ts';
import { offersIn } from '../../../../shared/banner/offer-values.ts';
import { isAvailable } from '../../../../shared/routing/availability.ts';
import { matchRoute, routeOf } from '../../../../shared/routing/match.ts';
import type { Route } from '../../../../shared/routing/route.ts';
import { table } from '../../../../shared/routing/table.ts';
import { gamesOf } from '../catalogue/market-games.ts';

/** The site's own content; games are told apart by their slugs alone. */
const content = readContent(
  readSources('', brands),
  () => ({ pathOf: (slug) => `/${slug}/`, hasGroup: () => true }),
  'test',
);
const itemsOf = (culture: CultureCode, kind: string) =>
  (content.get(culture)?.items ?? []).filter((item) => item.kind === kind);

interface Offer {
  path: string | undefined;
  card: StoredPromotionCard;
  terms: StoredPromotion['terms'];
}

const offersOf = (culture: CultureCode): Offer[] =>
  itemsOf(culture, 'promotion').map(({ path, card, rest }) => ({
    path,
    card: card as StoredPromotionCard,
    terms: (rest as StoredPromotion).terms,
  }));
const withOffers = cultureCodes.filter((code) => cultures[code].promotionsEnabled);
const withoutOffers = cultureCodes.filter((code) => !cultures[code].promotionsEnabled);

/** Everything outside the promotions themselves that leads somewhere: slides, codes of brand tracking, blocks of pages. */
const linksOf = (culture: CultureCode) => [
  ...itemsOf(culture, 'slides')
    .flatMap(({ card }) => (card as { items: WrittenSlide[] }).items)
    .map(({ title, terms, ctaLink }) => ({ name: title, terms, href: ctaLink?.href })),
  ...itemsOf(culture, 'bt').map(({ card }) => {
    const { pageTitle, terms, ctaLink } = card as WrittenBtTexts;
    return { name: pageTitle, terms, href: ctaLink };
  }),
  ...[...itemsOf(culture, 'landing'), ...itemsOf(culture, 'page')]
    .flatMap(({ card }) => (card as StoredPage).blocks)
    .flatMap((block) =>
      block.type === 'offer' ? [{ name: block.title, terms: block.terms, href: block.cta.href }] : [],
    ),
];

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

/** An amount as the content of the culture writes it: no cents where there are none. */
const amountIn = (culture: CultureCode, { amount, currency }: Money) =>
  plain(
    new Intl.NumberFormat(cultures[culture].formatLocale, {
      style: 'currency',
      currency,
      minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
    }).format(amount / 100),
  );

/** Words of the market's language for terms without a figure. */
const said = {
  new: /new players only|nur für neue|solo para jugadores nuevos|kun nye spillere/i,
  who: /\bfor (every )?players?\b|\bplayers only\b|account and mobile number must be verified|für (neue, )?geprüfte|bestätigt|para jugadores|\bspillere\b|skal være bekræftet|bekræftet konto/i,
  once: /\b(once|one welcome offer each)\b|\beinmal\b|je vollem Kalendermonat|\buna (sola )?vez\b|un bono por persona|\d+ tiradas semanales|én gang|ét velkomsttilbud|hel kalendermåned/i,
  validity:
    /valid for \d+ days|gültig \d+ Tage|gelten \d+ Tage|\d+ Tage gültig|gültig bis zum|se usan (en \d+ días|hasta)|\d+ días para usarlas|kan bruges i \d+ dage/i,
  optsIn: /\bopt(ed|ing)? in\b|\bjoining is voluntary\b|\bapuntarse\b|\bMarca «|\btilmeld dig\b/i,
  optIn: /\bopt(ed|ing)? in\b|\bjoin the scheme\b|\bapuntarse\b|\bapuntados?\b|\bse piden?\b|\btilmeld(t|) /i,
};

/** Terms that must be beside an offer's call to action. */
function factsOf(culture: CultureCode, { card, terms }: Offer): (string | RegExp)[] {
  const { minDeposit, maxBonus, freeSpins, wagering = [], maxBet, html } = terms;
  const money = (sum: Money) => amountIn(culture, sum);
  const { name = '' } = gamesOf(culture).find(({ slug }) => slug === freeSpins?.gameSlug) ?? {};
  return [
    said.who,
    ...(card.audience === 'new' ? [said.new] : []),
    ...(freeSpins || maxBonus ? [said.once] : []),
    ...(said.optsIn.test(html) ? [said.optIn] : []),
    ...(card.bonusCode === undefined ? [] : [card.bonusCode]),
    ...(minDeposit ? [money(minDeposit)] : []),
    ...(maxBonus ? [money(maxBonus)] : []),
    ...(freeSpins ? [String(freeSpins.count), name, money(freeSpins.spinValue), said.validity] : []),
    ...wagering.flatMap(({ multiplier, days, contributions }) => [
      new RegExp(`\\b${multiplier}(x| veces| gange)`),
      new RegExp(`\\b${days} (days|Tagen|días|dage)`),
      ...contributions.filter(({ percent }) => percent > 0 && percent < 100).map(({ percent }) => String(percent)),
    ]),
    ...(maxBet?.match(/\d+(?:[.,]\d+)*/g) ?? []),
  ];
}

const missingIn = (text: string, facts: readonly (string | RegExp)[]) =>
  facts
    .filter((fact) => (typeof fact === 'string' ? !plain(text).includes(fact) : !fact.test(plain(text))))
    .map(String);

/** Multiples that the text of an offer calls a wagering requirement. */
const multiples = (html: string) =>
  [...plain(html).matchAll(/\b(\d+)(?:x\b| veces\b| times\b| gange\b)|\b(\d+) × /g)].map(([, a, b]) => Number(a ?? b));

describe('the text of an offer', () => {
  it.each(withOffers)('COMP-02 %s: names no other wagering requirement than the terms', (culture) => {
    const others = itemsOf(culture, 'promotion').flatMap(({ card, rest }) => {
      const { terms, body } = rest as StoredPromotion;
      const { id, teaser, significantTerms } = card as StoredPromotionCard;
      const stated = new Set(terms.wagering?.map(({ multiplier }) => multiplier));
      const named = [teaser, significantTerms, body, terms.html].flatMap(multiples);
      return stated.size === 0 ? [] : named.filter((each) => !stated.has(each)).map((each) => `${id}: ${each}`);
    });
    expect(others).toEqual([]);
  });
});

describe('the banners of pages', () => {
  it.each(cultureCodes)('BAN-01 of %s link to items that exist there', (culture) => {
    const paths = new Set((content.get(culture)?.items ?? []).map(({ path }) => path));
    const links = table
      .filter((route: Route) => isAvailable(route, culture))
      .flatMap((route: Route) => bannerOf(route, culture) ?? [])
      .flatMap((banner) => bannerWords(banner, cultures[culture], '2026-11-20').ctaLink ?? []);
    // Only paths with a slug name an item. A test of routes has the others.
    const isItem = (path: string) => Object.keys(matchRoute(path, culture).params).length > 0;
    expect(links.length).toBeGreaterThan(8);
    expect(links.filter((path) => isItem(path) && !paths.has(path))).toEqual([]);
  });
});

describe('the terms beside an offer’s call to action', () => {
  it.each(withOffers)('COMP-02 BAN-07 %s: the significant terms of a promotion name every fact of it', (culture) => {
    const offers = offersOf(culture);
    expect(offers.length).toBeGreaterThan(8);
    const missing = offers.map((offer) => [
      offer.card.id,
      missingIn(offer.card.significantTerms, factsOf(culture, offer)),
    ]);
    expect(missing.filter(([, facts]) => facts?.length)).toEqual([]);
  });

  it.each(withOffers)('COMP-02 BAN-07 %s: the home banner names one promotion, and every fact of it', (culture) => {
    const { locale } = cultures[culture];
    const { text, lookup } = createCultureIntl(
      cultures[culture],
      Object.assign({}, ...Object.values(messages[locale] ?? {})) as CompiledMessages,
    );
    const ageMark = brandOf(culture).compliance[culture]?.ageMark ?? '';
    const banner = bannerOf(routeOf('home'), culture);
    const own = banner?.cultureOffers?.[culture] ?? '';
    const valuesOf = (slug: string) => ({ age: ageMark, count: 0, ...offersIn(cultures[culture])[slug]?.values });
    const shown = [
      { slug: own, beside: text('banner.home.terms', valuesOf(own)) },
      ...(banner?.cultureSlides?.[culture] ?? []).map(({ offer = '', section, terms = '' }) => ({
        slug: offer,
        // Its days are over its title.
        beside: `${lookup(terms, valuesOf(offer))} ${lookup(`banner.${section}.eyebrow`, valuesOf(offer))}`,
      })),
    ];
    for (const { slug, beside } of shown) {
      const offer = offersOf(culture).find(({ card }) => card.slug === slug && card.termsPath.includes(`/${slug}/`));
      expect(offer?.path, slug).toBeDefined();
      if (!offer) continue;
      const { significantTerms } = offer.card;
      const figures = plain(significantTerms).match(/\d+(?:[.,]\d+)*/g) ?? [];
      expect([slug, missingIn(beside, [...factsOf(culture, offer), ...figures, ageMark])]).toEqual([slug, []]);
    }
    const { freeSpins, maxBonus } = offersOf(culture).find(({ card }) => card.slug === shown[0]?.slug)?.terms ?? {};
    const figures = [
      ...(freeSpins ? [String(freeSpins.count)] : []),
      ...(maxBonus ? [amountIn(culture, maxBonus)] : []),
    ];
    expect(missingIn(text('banner.home.title', valuesOf(own)), figures), 'the heading names the offer').toEqual([]);
  });

  it.each(withoutOffers)('COMP-03 %s: nothing is an offer, and nothing leads to one', (culture) => {
    expect([...itemsOf(culture, 'promotion'), ...itemsOf(culture, 'bt')]).toEqual([]);
    const telling = /bonus|erbjudande|gratis ?snurr|free ?spins?|insättning på|cashback|kampanj/i;
    expect(linksOf(culture).filter(({ name, terms = '' }) => telling.test(`${name} ${terms}`))).toEqual([]);
    expect(bannerOf(routeOf('home'), culture)?.cultureOffers?.[culture]).toBeUndefined();
  });
});
