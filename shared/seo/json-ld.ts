import { wordsOf } from '../data/words-of.ts';
import { href } from '../routing/href.ts';
import type { ContentType } from '../routing/route.ts';
import type { RouteKey } from '../routing/table.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { type Head, type HeadInput, namesFor, withoutSoftHyphens } from './head.ts';
import { itemThing } from './item-things.ts';

/** One schema.org thing. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** Specific schema.org page types, by route. */
const routeTypes: Readonly<Partial<Record<RouteKey, string>>> = { contact: 'ContactPage', aboutUs: 'AboutPage' };

/** Specific schema.org types of pages with lists. */
const listTypes: Readonly<Partial<Record<ContentType, string>>> = {
  promotions: 'CollectionPage',
  features: 'CollectionPage',
  paymentMethods: 'CollectionPage',
  blog: 'CollectionPage',
  blogTag: 'CollectionPage',
};

/** Structured data of a page: only what the page shows, without ratings and offers. Unindexed pages have none. */
export function jsonLdFor(input: HeadInput, head: Pick<Head, 'robots' | 'image' | 'canonical'>): JsonLd[] {
  if (head.robots || head.canonical === undefined) return [];
  const things = input.match.key === 'home' ? siteThings(input) : pageThings(input, head.image, head.canonical);
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}

const originFor = ({ culture, originOf }: HeadInput) => originOf(culture.code) ?? '';

const homeOf = (input: HeadInput) => originFor(input) + href(input.culture, 'home', {});

function siteThings(input: HeadInput): JsonLd[] {
  const { siteName, culture, shareImage } = input;
  const home = homeOf(input);
  return [
    { '@type': 'Organization', name: siteName, url: home, logo: shareImage },
    {
      '@type': 'WebSite',
      name: siteName,
      url: home,
      inLanguage: culture.lang,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${home}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** Structured data of breadcrumbs, page and list. */
function pageThings(input: HeadInput, image: string, url: string): JsonLd[] {
  const { item, listed, match } = input;
  const thing = item?.thing && itemThing(input, item.thing, { url, image });
  // A list of games is described by its items alone.
  const page = match.route.contentType === 'category' ? [] : [thing ?? webPage(input, image, url)];
  return [breadcrumbList(input), ...page, ...(listed?.length ? [itemList(input, listed)] : [])];
}

function breadcrumbList(input: HeadInput): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbsOf(input).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: withoutSoftHyphens(name),
      item: originFor(input) + path,
    })),
  };
}

function webPage(input: HeadInput, image: string, url: string): JsonLd {
  const { match, culture, siteName, item, questions } = input;
  const { title, description } = namesFor(input);
  const isAnswering = questions !== undefined && questions.length > 0;
  return {
    '@type': isAnswering ? 'FAQPage' : (routeTypes[match.key] ?? listTypes[match.route.contentType] ?? 'WebPage'),
    name: title,
    description,
    url,
    inLanguage: culture.lang,
    ...(item?.picture !== undefined && { primaryImageOfPage: { '@type': 'ImageObject', url: image } }),
    isPartOf: { '@type': 'WebSite', name: siteName, url: homeOf(input) },
    ...(isAnswering && { mainEntity: questions.map(answeredQuestion) }),
  };
}

/** Links in an answer would not work outside the page, so only its text is used. */
const answeredQuestion = ({ question, answerHtml }: NonNullable<HeadInput['questions']>[number]): JsonLd => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: wordsOf(answerHtml) },
});

function itemList(input: HeadInput, listed: NonNullable<HeadInput['listed']>): JsonLd {
  return {
    '@type': 'ItemList',
    itemListElement: listed.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: withoutSoftHyphens(name),
      url: originFor(input) + path,
    })),
  };
}
