import type { BannerOffer } from '../../brands/offers.ts';
import type { CultureCode } from '../../locales/index.ts';
import type { Route, Slide } from '../../shared/routing/route.ts';
import { messageArguments } from './message-arguments.ts';

/** Values that every banner has, besides the figures of its offer. */
const commonArguments = new Set(['age', 'count', 'product']);

/** Fields of a hero's texts, as parts of their ids. */
export const heroFields = ['eyebrow', 'title', 'lead'] as const;

const slidesOf = ({ contentType, banner }: Route): Pick<Slide, 'section' | 'text' | 'terms'>[] => {
  if (!banner) return [];
  const { cultureOffers, slides = [], cultureSlides = {} } = banner;
  const offered = [...slides, ...Object.values(cultureSlides).flat()].filter(({ offer }) => offer !== undefined);
  return contentType === 'home' && cultureOffers ? [banner, ...offered] : offered;
};

/** Ids of the messages that describe an offer. Each market has its own offer, with figures of its own. */
export function offerTextIds(table: readonly Route[]): ReadonlySet<string> {
  const ids = table.flatMap((route) =>
    slidesOf(route).flatMap(({ section, text, terms }) => [
      text,
      terms,
      ...(route.contentType === 'home' ? heroFields.map((field) => `banner.${section}.${field}`) : []),
    ]),
  );
  return new Set(ids.filter((id) => id !== undefined));
}

/** Slugs of the offers that the banners of some cultures show. */
export const shownOffers = (table: readonly Route[], cultures: readonly CultureCode[]): string[] =>
  cultures
    .flatMap((culture) =>
      table.flatMap(({ banner }) => [
        banner?.cultureOffers?.[culture] ?? [],
        (banner?.cultureSlides?.[culture] ?? []).flatMap(({ offer }) => offer ?? []),
      ]),
    )
    .flat();

/** Names of a message's arguments. Undefined when it does not parse. */
function namesIn(text: string): string[] | undefined {
  try {
    return messageArguments(text).map((argument) => argument.split(',', 1).join(''));
  } catch {
    return undefined;
  }
}

/**
 * Arguments that no offer of the locale gives, figures that no text names, and offers that a banner shows without
 * figures. Texts that do not parse are reported elsewhere, and may name any figure.
 */
export function offerTextProblems(
  locale: string,
  texts: Readonly<Record<string, string>>,
  offers: Readonly<Record<string, BannerOffer>>,
  shown: readonly string[],
): string[] {
  const parsed = Object.entries(texts).map(([id, text]) => [id, namesIn(text)] as const);
  const named = parsed.flatMap(([id, names]) => (names ? [[id, names] as const] : []));
  const used = new Set(named.flatMap(([, names]) => names));
  const given = new Set([...commonArguments, ...Object.values(offers).flatMap(({ figures }) => Object.keys(figures))]);
  return [
    ...shown.filter((slug) => !offers[slug]).map((slug) => `brands/offers.ts has no "${slug}" for ${locale}.`),
    ...named.flatMap(([id, names]) =>
      names
        .filter((name) => !given.has(name))
        .map((name) => `locales/${locale}: "${id}" takes {${name}}; no offer of ${locale} in brands/offers.ts has it.`),
    ),
    ...Object.entries(named.length === parsed.length ? offers : {}).flatMap(([slug, { figures }]) =>
      Object.keys(figures)
        .filter((name) => !used.has(name))
        .map((name) => `brands/offers.ts: no text of ${locale} names "${name}" of "${slug}".`),
    ),
  ];
}
