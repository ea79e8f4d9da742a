import type { ComplianceProfile, HelpLink } from '../../../brands/index.ts';
import { table } from '../../../shared/routing/table.ts';
import { pageLinks, pageText, plain } from './page-text.ts';

/** An offer as the content service describes it. */
export interface Offer {
  readonly slug: string;
  readonly title: string;
  readonly teaser: string;
  readonly significantTerms: string;
  /** Path of the full terms, without the culture's prefix. */
  readonly termsPath: string;
  readonly status: string;
}

export interface CheckedPage {
  readonly path: string;
  readonly html: string;
}

/** Words by which a page marks an offer that cannot be claimed, by its status. */
export type StateWords = Readonly<Record<'scheduled' | 'expired', readonly string[]>>;

const states = { scheduled: 'has not started', expired: 'has ended' } as const;

export interface Market {
  readonly culture: string;
  readonly routePrefix: string;
  readonly profile: ComplianceProfile;
  /** Empty where the market bans offers. */
  readonly offers: readonly Offer[];
  /** Words for an offer that has not started or has ended, in the market's language. */
  readonly stateWords: StateWords;
}

/** Elements that the law requires on every page, error pages included. */
function missingFurniture(text: string, links: ReadonlySet<string>, { profile }: Market): string[] {
  const { licence, ageMark, helplines, topBar = [] } = profile;
  const says = (words: string) => text.includes(plain(words));
  // Without scripts, links to the platform's own page replace the account widget.
  const leadsTo = ({ name, href }: HelpLink) =>
    links.has(href) ||
    (href.startsWith('#account/') && says(name) && [...links].some((link) => /\/login\/?\?/.test(link)));
  return [
    ...(says(licence.holder) && says(licence.number) ? [] : ['lacks the licence statement']),
    ...(says(ageMark) ? [] : [`lacks the age mark ${ageMark}`]),
    ...(helplines.some(({ href }) => links.has(href)) ? [] : ['lacks a link to help']),
    ...topBar.filter((link) => !leadsTo(link)).map(({ name }) => `lacks ${name} at the top`),
  ];
}

/** Offers that lack their required terms, or that cannot be claimed and look active. */
function badOffers(text: string, links: ReadonlySet<string>, path: string, market: Market): string[] {
  return market.offers.flatMap(({ title, teaser, significantTerms, termsPath, status }) => {
    if (!text.includes(plain(teaser))) return [];
    const full = market.routePrefix + termsPath;
    if (status === 'scheduled' || status === 'expired') {
      return market.stateWords[status].some((words) => text.includes(plain(words)))
        ? []
        : [`shows "${title}", which ${states[status]}, and does not say so`];
    }
    return [
      ...(text.includes(plain(significantTerms)) ? [] : [`shows "${title}" without its significant terms`]),
      ...(links.has(full) || path === full ? [] : [`shows "${title}" without a link to its full terms`]),
    ];
  });
}

/** Path segments of the route table, which are the same in every market. */
const routeSegments = new Set(
  table.flatMap((route) => {
    const patterns = 'patterns' in route ? Object.values<string>(route.patterns) : [];
    return [route.pattern, ...patterns].flatMap((pattern) => pattern.split('/'));
  }),
);

const bannedIn = (said: string, { bannedWords = [] }: ComplianceProfile) =>
  bannedWords.filter((word) => said.toLowerCase().includes(word.toLowerCase()));

/** Banned words in a machine-readable file such as the web app manifest. */
export function findBannedWords(path: string, said: string, { culture, profile }: Market): string[] {
  return bannedIn(said, profile).map((word) => `${culture} ${path} says "${word}".`);
}

/** One line for each rule of the market that the page violates. */
export function findBreaches({ path, html }: CheckedPage, market: Market): string[] {
  const text = pageText(html);
  const links = pageLinks(html);
  const ownSegments = path.split('/').filter((segment) => !routeSegments.has(segment));
  return [
    ...missingFurniture(text, links, market),
    ...badOffers(text, links, path, market),
    ...bannedIn(text, market.profile).map((word) => `says "${word}"`),
    ...bannedIn(ownSegments.join('/'), market.profile).map((word) => `has "${word}" in its URL`),
  ].map((breach) => `${market.culture} ${path} ${breach}.`);
}
