import type { ComplianceProfile, Validity } from '../../brands/compliance.ts';
import { dateRangeStatus } from '../time/date-range.ts';

type Lists = Pick<ComplianceProfile, 'gameLicences' | 'topBar' | 'bottomStrip' | 'bannedGroups'>;

/**
 * The profile as it holds on a day of its market, see `localDay`. A list of which nothing holds is absent, but for help: no market is
 * without a first line of it.
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

/** Codes of the groups of games that a market forbids. */
export const bannedCodes = ({ bannedGroups = [] }: Pick<ComplianceProfile, 'bannedGroups'>): string[] =>
  bannedGroups.flatMap(({ groups }) => groups);
