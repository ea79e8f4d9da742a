/** Days of the market on which something holds (`2026-07-01`), both included; an end that is left out is open. */
export interface Validity {
  validFrom?: string;
  validTo?: string;
}

/** A body or tool that helps players. `href` is absolute, or a hash of the site that opens the account. */
export interface HelpLink extends Validity {
  name: string;
  href: string;
  phone?: string;
}

/** A company as its legal notice names it. */
export interface Company {
  address: string;
  representatives: string;
  /** Court or authority, and number. */
  register: string;
  taxNumber: string;
  phone?: string;
}

/**
 * What the law of one market asks a licensed site to show: facts only; the sentences around them are messages.
 * Rendered on the server on every page, error pages included.
 */
export interface ComplianceProfile {
  licence: { regulator: string; number: string; registerUrl: string; holder: string; regulatorAddress?: string };
  /** Licences for single kinds of games, where a market grants these one by one. */
  gameLicences?: readonly (Validity & { games: string; number: string })[];
  /** Who the holder is in law, where a page of its own has to say so. */
  company?: Company;
  /** As the market writes it. */
  ageMark: '18+' | '+18';
  /** Free help for players and those close to them; the first is the market's main line. */
  helplines: readonly [HelpLink, ...HelpLink[]];
  selfExclusion: HelpLink;
  selfTest: HelpLink;
  /** The regulator's bar above the header; it stays visible while scrolling. */
  topBar?: readonly HelpLink[];
  /** Marks of the strip near the bottom; absent where the market has none. */
  bottomStrip?: readonly HelpLink[];
  /** Marks that stand in the footer beside the licence text. */
  marks: readonly HelpLink[];
  /** The most that an offer may ask to be wagered, by the market's law from that day on. */
  mostWagering?: { multiplier: number; validFrom: string; source: string };
  /** Codes of groups whose games are shown nowhere and played by nobody, whatever a service says, and the law that says so. */
  bannedGroups?: readonly (Validity & { groups: readonly string[]; source: string })[];
  /** Words that the site's texts may not use there, in any case and as part of longer ones. */
  bannedWords?: readonly string[];
}
