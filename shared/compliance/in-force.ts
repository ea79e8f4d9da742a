import type { ComplianceProfile, Validity } from '../../brands/compliance.ts';
import { dateRangeStatus } from '../time/date-range.ts';

type Lists = Pick<ComplianceProfile, 'gameLicences' | 'topBar' | 'bottomStrip' | 'bannedGroups'>;

/**
 * The profile as valid on a day of its market, see `localDay`. Lists without a valid entry are omitted, except
 * helplines: every market has a main one.
 */
export function inForce(profile: ComplianceProfile, day: string): ComplianceProfile {
  const holds = ({ validFrom, validTo }: Validity) => dateRangeStatus({ start: validFrom, end: validTo }, day) === 0;
  const { gameLicences, topBar, bottomStrip, bannedGroups, helplines, marks, ...rest } = profile;
  const lists: Lists = Object.fromEntries(
    Object.entries({ gameLicences, topBar, bottomStrip, bannedGroups })
      .map(([name, items]) => [name, items?.filter(holds)] as const)
      .filter(([, items]) => items?.length),
  );
  const [first = helplines[0], ...others] = helplines.filter(holds);
  return { ...rest, ...lists, helplines: [first, ...others], marks: marks.filter(holds) };
}

/** Group codes of games that a market bans. */
export const bannedCodes = ({ bannedGroups = [] }: Pick<ComplianceProfile, 'bannedGroups'>): string[] =>
  bannedGroups.flatMap(({ groups }) => groups);
