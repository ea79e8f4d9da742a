import { countOf } from '../terminal/count-of.ts';
import type { LinkFound, OfferFound } from './page-evidence.ts';
import type { Pack, PackedPage } from './pack.ts';

type Item = string | LinkFound | OfferFound;
type Fact = string | number | readonly Item[] | undefined;

const compared = [
  'status',
  'title',
  'statement',
  'ageMark',
  'helpLines',
  'topBar',
  'clock',
  'offers',
  'breaches',
] as const;
const offerFields = ['title', 'status', 'start', 'end', 'terms', 'termsLink'] as const;

const isOffer = (item: Item): item is OfferFound => typeof item === 'object' && 'slug' in item;

function say(item: Item): string {
  if (typeof item === 'string') return item;
  return isOffer(item)
    ? `${item.title} (${item.status}, ${item.start} to ${item.end ?? 'open'})`
    : `${item.text} ${item.href}`;
}

const change = (name: string, one: string | number | undefined, other: string | number | undefined) =>
  `${name}:\n  - ${one ?? 'nothing'}\n  + ${other ?? 'nothing'}`;

function listChanges(name: string, one: readonly Item[], other: readonly Item[]): string[] {
  const keyOf = (item: Item) => (isOffer(item) ? item.slug : say(item));
  const [before, after] = [one, other].map((items) => new Map(items.map((item) => [keyOf(item), item])));
  const gone = one.filter((item) => !after?.has(keyOf(item))).map((item) => `  - ${say(item)}`);
  const added = other.filter((item) => !before?.has(keyOf(item))).map((item) => `  + ${say(item)}`);
  const changed = one.filter(isOffer).flatMap((offer) => {
    const next = after?.get(offer.slug);
    if (next === undefined || !isOffer(next)) return [];
    return offerFields
      .filter((field) => offer[field] !== next[field])
      .map((field) => change(`${name}, "${offer.title}", ${field}`, offer[field], next[field]));
  });
  return [...(gone.length + added.length > 0 ? [[`${name}:`, ...gone, ...added].join('\n')] : []), ...changed];
}

function changes(name: string, one: Fact, other: Fact): string[] {
  if (typeof one === 'object' && typeof other === 'object') return listChanges(name, one, other);
  if (typeof one === 'object' || typeof other === 'object' || one === other) return [];
  return [change(name, one, other)];
}

const pageChanges = (one: PackedPage, other: PackedPage) =>
  compared.flatMap((field) => changes(field, one[field], other[field]));

/**
 * Differences between two packs: changed offers, pages that only one has, and changed evidence of pages, each with the pages
 * that share it. Pages whose HTML changed without their evidence are one line with their number. Empty for equal packs.
 */
export function comparePacks(one: Pack, other: Pack): string[] {
  const [before, after] = [one, other].map(({ pages }) => new Map(pages.map((page) => [page.path, page])));
  const facts = (['offers', 'breaches', 'exemptions'] as const).flatMap((field) =>
    changes(`all ${field}`, one[field], other[field]),
  );
  const found = one.pages.map((page) => {
    const next = after?.get(page.path);
    const differences = next ? pageChanges(page, next) : [];
    return { path: page.path, differences, hasOtherHtml: next !== undefined && next.sha256 !== page.sha256 };
  });
  const pagesOf = Map.groupBy(
    found.flatMap(({ path, differences }) => differences.map((difference) => ({ path, difference }))),
    ({ difference }) => difference,
  );
  const htmlOnly = found.filter(({ differences, hasOtherHtml }) => hasOtherHtml && differences.length === 0).length;
  return [
    ...facts,
    ...Array.from(pagesOf, ([difference, pages]) => {
      const paths = pages.map(({ path }) => path).join(' ');
      return `${difference}\n  on ${countOf(pages.length, 'page')}: ${paths}`;
    }),
    ...one.pages.filter(({ path }) => !after?.has(path)).map(({ path }) => `${path} is gone.`),
    ...other.pages.filter(({ path }) => !before?.has(path)).map(({ path }) => `${path} is new.`),
    ...(htmlOnly > 0 ? [`Other HTML and the same evidence: ${countOf(htmlOnly, 'page')}.`] : []),
  ];
}
