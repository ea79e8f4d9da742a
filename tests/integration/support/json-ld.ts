import { expect } from 'vitest';

type Thing = Readonly<Record<string, unknown>>;

const absolute = expect.stringMatching(/^https:\/\/[^/\s]+\/\S*$/);
const words = expect.stringMatching(/\S/);
const date = expect.stringMatching(/^\d{4}-\d\d-\d\d/);
const list = { itemListElement: expect.any(Array) };
const page = { name: words, description: words, url: absolute, inLanguage: words };

/** Properties that schema.org and search engines require of each type that the site uses. */
const shapes: Readonly<Record<string, Thing>> = {
  Organization: { name: words, url: absolute, logo: absolute },
  WebSite: { name: words, url: absolute, potentialAction: expect.objectContaining({ '@type': 'SearchAction' }) },
  BreadcrumbList: list,
  ItemList: list,
  WebPage: page,
  ContactPage: page,
  AboutPage: page,
  CollectionPage: page,
  FAQPage: { mainEntity: expect.any(Array) },
  VideoGame: { ...page, image: absolute, author: expect.objectContaining({ name: words }) },
  BlogPosting: {
    headline: words,
    image: absolute,
    url: absolute,
    datePublished: date,
    dateModified: date,
    author: expect.objectContaining({ '@type': 'Person', name: words }),
  },
};

/** Returns the structured data of a head after checking its types and required properties, and that it states no price or rating. */
export function checkedThings(head: string): Thing[] {
  const blocks = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return blocks.map(([, json = '']) => {
    const thing = JSON.parse(json) as Thing;
    const shape = shapes[String(thing['@type'])];
    expect(thing).toMatchObject({ '@context': 'https://schema.org', ...(shape ?? { '@type': 'of a known type' }) });
    expect(json).not.toMatch(/"(?:offers|price\w*|aggregateRating|review)":|"Offer"/);
    for (const [index, item] of ((thing['itemListElement'] ?? []) as Thing[]).entries()) {
      expect(item).toMatchObject({ '@type': 'ListItem', position: index + 1, name: words });
      expect([item['item'] ?? item['url']]).toEqual([absolute]);
    }
    return thing;
  });
}
