import type { PostHead } from '../data/reduced-posts.ts';
import type { ItemThing } from '../data/page-item.ts';
import type { GamePageInfo } from '../data/reduced-games.ts';
import type { HeadInput } from './head.ts';
import type { JsonLd } from './json-ld.ts';

/** Absolute URLs of an item's page and picture. */
interface Place {
  url: string;
  image: string;
}

/** A game or a post as a schema.org thing. */
export function itemThing(input: HeadInput, thing: ItemThing, place: Place): JsonLd {
  return thing.kind === 'game' ? videoGame(input, thing.game, place) : blogPosting(input, thing.post, place);
}

function videoGame({ culture }: HeadInput, { card, seo }: GamePageInfo, { url, image }: Place): JsonLd {
  return {
    '@type': 'VideoGame',
    name: card.name,
    description: seo?.description,
    url,
    image,
    inLanguage: culture.lang,
    applicationCategory: 'Game',
    operatingSystem: 'Web',
    contentRating: '18+',
    ...(card.provider && { author: { '@type': 'Organization', name: card.provider.name } }),
    ...(card.releasedAt && { datePublished: card.releasedAt.slice(0, 10) }),
  };
}

function blogPosting(
  { culture, siteName, shareImage }: HeadInput,
  { title, excerpt, author, publishedAt, updatedAt, tags }: PostHead,
  { url, image }: Place,
): JsonLd {
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    url,
    mainEntityOfPage: url,
    image,
    inLanguage: culture.lang,
    datePublished: publishedAt,
    dateModified: updatedAt,
    ...(author && { author: { '@type': 'Person', name: author.name } }),
    publisher: { '@type': 'Organization', name: siteName, logo: { '@type': 'ImageObject', url: shareImage } },
    keywords: tags.map(({ name }) => name),
  };
}
