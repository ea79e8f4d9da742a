import type { BonusExemption, BonusRules } from './bonus-rules.ts';

/** Market days on which an item is valid (`2026-07-01`), both included. A missing bound is open. */
export interface Validity {
  validFrom?: string;
  validTo?: string;
}

/**
 * Evidence of a fact: where it is published (a URL, or a law and its section) and the day of the last comparison.
 * `unconfirmed` instead of a day says that the source could not be read. Only a market that MARKETS opens may have such facts.
 * `invented` says that the fact belongs to the operator of the demonstration. `npm run check` lists what to replace before going live.
 */
export interface Evidence {
  source: string;
  checkedOn: string;
}

/** Evidence of a link. `source` is omitted if the linked page itself is the evidence. */
export type LinkEvidence = Pick<Evidence, 'checkedOn'> & Partial<Evidence>;

/** Kind of a body or tool, as players see it. Each kind has its own emblem. */
export type HelpKind = 'regulator' | 'helpline' | 'support' | 'selfExclusion' | 'selfTest' | 'saferPlay' | 'limits';

/**
 * A body or tool that helps players, or a regulator. `href` is absolute, or a hash of the site that opens the account.
 */
export interface HelpLink extends Validity {
  kind: HelpKind;
  name: string;
  href: string;
  phone?: string;
}

/** Company details as the legal notice prints them. */
export interface Company {
  address: string;
  representatives: string;
  /** Court or authority, and number. */
  register: string;
  taxNumber: string;
  phone?: string;
}

/**
 * Facts that one market's law requires a licensed site to show. The sentences around them are messages.
 *
 * Rendered on the server on every page, error pages included.
 */
export interface ComplianceProfile {
  licence: { regulator: string; number: string; registerUrl: string; holder: string; regulatorAddress?: string };
  /** Licences for single kinds of games, where the market grants them separately. */
  gameLicences?: readonly (Validity & { games: string; number: string })[];
  /** Legal details of the holder, where the market requires a page for them. */
  company?: Company;
  /** Spelled as the market does. */
  ageMark: '18+' | '+18';
  /** Free help for players and their families. The first is the market's main line. */
  helplines: readonly [HelpLink, ...HelpLink[]];
  selfExclusion: HelpLink;
  selfTest: HelpLink;
  /** The regulator's bar above the header; it stays visible while scrolling. */
  topBar?: readonly HelpLink[];
  /** The bar also shows the time, where the law requires a clock that is always visible. */
  clock?: object;
  /** Marks of the strip near the bottom; absent where the market has none. */
  bottomStrip?: readonly HelpLink[];
  /** Marks in the footer beside the licence text. */
  marks: readonly HelpLink[];
  /** Codes of groups whose games the law bans: never shown or launched, whatever a service returns. */
  bannedGroups?: readonly (Validity & { groups: readonly string[] })[];
  /** Words that the site's texts may not contain, in any case and as parts of longer words. */
  bannedWords?: readonly string[];
}

export type CheckedLink = HelpLink & LinkEvidence;

type CheckedLinks = readonly CheckedLink[];

/** Countries whose residents may register under a licence: a list, or all without another licence, except some by law. */
export type Registration = Evidence &
  ({ countries: readonly [string, ...string[]] } | { elsewhereExcept: Readonly<Record<string, string>> });

/** A brand's source profile: each fact with its evidence, and rules for services and checks only. */
export interface CheckedProfile extends ComplianceProfile {
  licence: ComplianceProfile['licence'] & Evidence;
  gameLicences?: readonly (Validity & Evidence & { games: string; number: string })[];
  company?: Company & Evidence;
  helplines: readonly [CheckedLink, ...CheckedLinks];
  selfExclusion: CheckedLink;
  selfTest: CheckedLink;
  topBar?: CheckedLinks;
  clock?: Evidence;
  bottomStrip?: CheckedLinks;
  marks: CheckedLinks;
  bannedGroups?: readonly (Validity & Evidence & { groups: readonly string[] })[];
  /** Evidence of the facts that are plain words. */
  evidence: { ageMark: Evidence; bannedWords?: Evidence };
  /** Rules that the market's texts or games follow and no other field states. */
  reliedOn?: readonly (Evidence & { name: string })[];
  registration: Registration;
  bonusRules: BonusRules;
  /** Offers of the operator that exceed the rules by a written exception. */
  bonusExemptions?: readonly BonusExemption[];
}
