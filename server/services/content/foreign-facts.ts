import { type CheckedProfile, knownBrands } from '../../../brands/index.ts';
import { type Culture, type CultureCode, cultures } from '../../../locales/index.ts';
import { markets } from '../../../locales/markets/index.ts';
import type { ContentFile } from './inherit.ts';
import type { ContentProblem } from './problem.ts';

/** A market's law and currency. */
export interface MarketLaw extends Pick<Culture, 'code' | 'currency' | 'defaultCountry' | 'formatLocale' | 'lang'> {
  profile: CheckedProfile;
}

/** Every market, open or not. */
const allMarkets: readonly MarketLaw[] = knownBrands.flatMap(({ compliance }) =>
  Object.entries(compliance).map(([code, profile]) => {
    const additional = Object.entries(markets).find(([known]) => known === code)?.[1].culture;
    return { ...(additional ?? cultures[code as CultureCode]), profile };
  }),
);

const hostOf = (href: string) =>
  URL.canParse(href) && href.startsWith('http') ? [new URL(href).host.replace(/^www\./, '')] : [];

/** Patterns of texts as they are. A profile that is not filled in yet has empty ones. */
const words = (texts: readonly string[]) =>
  texts.flatMap((text) => (text === '' ? [] : [text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)]));

/** A number with whatever signs are between its figures. */
function phonePatterns(phone = ''): string[] {
  const figures = phone.replaceAll(/\D/g, '');
  return figures === '' ? [] : [[...figures].join(String.raw`[\s\u00A0\u2011-]?`)];
}

/** A name as a whole, and without the short form in brackets, and that short form alone. */
const formsOf = (name: string) => [name, ...(/^(.+) \((.+)\)$/.exec(name)?.slice(1) ?? [])];

/** Kinds of bodies whose name is a proper one. A market's self-test and limits have names of everyday words. */
const namedKinds: ReadonlySet<string> = new Set(['regulator', 'helpline', 'selfExclusion', 'support']);

function linkPatterns({ helplines, selfExclusion, selfTest, topBar = [], bottomStrip = [], marks }: CheckedProfile) {
  const links = [...helplines, selfExclusion, selfTest, ...topBar, ...bottomStrip, ...marks];
  return links.flatMap(({ kind, name, href, phone }) => [
    ...words([...(namedKinds.has(kind) ? [name] : []), ...hostOf(href)]),
    ...phonePatterns(phone),
  ]);
}

/** Patterns of a currency: its code, and its sign without the point of Danish `kr.`, which may end a sentence as well. */
function currencyPatterns({ formatLocale, currency }: MarketLaw): string[] {
  const parts = new Intl.NumberFormat(formatLocale, { style: 'currency', currency }).formatToParts(1);
  const sign = parts.find(({ type }) => type === 'currency')?.value.replace(/\.$/, '') ?? currency;
  return words([currency, sign]);
}

/** Patterns of what belongs to a market: its regulator, licences, registers and help. */
function lawPatterns({ profile }: MarketLaw): string[] {
  const { licence, gameLicences = [] } = profile;
  return [
    ...words([...formsOf(licence.regulator), ...hostOf(licence.registerUrl)]),
    ...words([licence, ...gameLicences].map(({ number }) => number)),
    ...linkPatterns(profile),
  ];
}

/** Pattern of the name of a market's country in its own language. */
const countryPatterns = ({ lang, defaultCountry }: MarketLaw) =>
  words([new Intl.DisplayNames([lang], { type: 'region' }).of(defaultCountry) ?? '']);

/** Bodies that help people everywhere: those of a licence that is not limited to named countries. */
const isInternational = ({ profile }: MarketLaw) => 'elsewhereExcept' in profile.registration;

/** Whether words are not part of a longer word, name or number. */
function isWhole(line: string, found: string, at: number): boolean {
  const ends = /^[\p{L}\p{N}].*[\p{L}\p{N}]$/u.test(found);
  const [before, after] = [line.slice(0, at), line.slice(at + found.length)];
  return !ends || (!/[\p{L}\p{N}-]$/u.test(before) && !/^(?:[\p{L}\p{N}]|-\p{L})/u.test(after));
}

/** Finds what belongs to other markets in a line: the words, and the market. */
function createFinder(own: ReadonlySet<string>, all: readonly MarketLaw[], read: (market: MarketLaw) => string[]) {
  const owners = new Map(
    all.flatMap((market) =>
      read(market)
        .filter((pattern) => !own.has(pattern))
        .map((pattern) => [pattern, market.code]),
    ),
  );
  // The longest first: a name may begin with another.
  const patterns = [...owners.keys()].toSorted((one, other) => other.length - one.length);
  if (patterns.length === 0) return () => [];
  const any = new RegExp(patterns.map((pattern) => `(${pattern})`).join('|'), 'gu');
  return (line: string) =>
    Array.from(line.matchAll(any), ({ 0: found, index, ...groups }) => {
      const pattern = patterns.find((_, at) => groups[at + 1] !== undefined) ?? '';
      return { found, owner: owners.get(pattern), isWhole: isWhole(line, found, index) };
    }).filter((match) => match.isWhole);
}

/**
 * Names, addresses and numbers of other markets in the files of a culture, as copied contents have them. In its own files
 * also other currencies, and in inherited ones the country that they were written for. One line for each, with its place.
 */
export function findForeignFacts(
  culture: CultureCode,
  files: readonly ContentFile[],
  all: readonly MarketLaw[] = allMarkets,
): ContentProblem[] {
  const here = all.filter(({ code }) => code === culture);
  const international = all.filter(isInternational).flatMap(({ profile }) => linkPatterns(profile));
  const findLaw = createFinder(new Set([...here.flatMap(lawPatterns), ...international]), all, lawPatterns);
  const findCurrency = createFinder(new Set(here.flatMap(currencyPatterns)), all, currencyPatterns);
  const ownCountry = new Set(here.flatMap(countryPatterns));
  const written = new Set<string>(files.flatMap((file) => (file.inherited ? [file.culture] : [])));
  const findCountry = createFinder(
    ownCountry,
    all.filter(({ code }) => written.has(code)),
    countryPatterns,
  );
  return files.flatMap(({ path, text, inherited }) =>
    text.split('\n').flatMap((line, index) =>
      [...findLaw(line), ...(inherited ? findCountry(line) : findCurrency(line))].map(({ found, owner }) => ({
        path: `${path}:${index + 1}${inherited ? ` (for ${culture})` : ''}`,
        says: `has "${found}", which belongs to ${owner}; name what ${culture} has, by a token where there is one`,
      })),
    ),
  );
}
