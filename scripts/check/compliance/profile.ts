import type { CheckedProfile } from '../../../brands/compliance.ts';
import { isRecord } from '../../../shared/data/is-record.ts';

/** Fields that `facts.ts` checks. */
const evidence = new Set(['source', 'checkedOn']);

/** Places of empty texts in a profile, such as `fi.licence.number`. A body in several lists is returned once. */
function emptyTexts(value: unknown, place: string, seen = new Set<unknown>()): string[] {
  if (value === '') return [place];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => emptyTexts(item, place, seen));
  if (!isRecord(value) || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, item]) =>
    evidence.has(key) ? [] : emptyTexts(item, `${place}.${key}`, seen),
  );
}

/** The host of a link. Undefined for a malformed one. */
const hostOf = (href: string) => (URL.canParse(href) ? new URL(href).host.replace(/^www\./, '') : undefined);

/**
 * Empty fields of a profile, marks of another regulator than the licence's, and a page that shows the company without one.
 *
 * @param companyPage Key of the market's page about the company that holds the licence.
 */
export function profileProblems(code: string, profile: CheckedProfile, companyPage?: string): string[] {
  const register = hostOf(profile.licence.registerUrl);
  const marks = [...profile.marks, ...(profile.bottomStrip ?? [])].filter(({ kind }) => kind === 'regulator');
  return [
    ...(companyPage === undefined || profile.company
      ? []
      : [
          `${code}.company is missing. The page "${companyPage}" shows it; shared/routing/table.ts opens it in ${code}.`,
        ]),
    ...new Set([
      ...emptyTexts(profile, code).map(
        (place) => `${place} is empty. Fill it in, or leave it out where the market has none.`,
      ),
      ...marks
        .filter(({ href }) => href !== '' && register !== undefined && hostOf(href) !== register)
        .map(({ name, href }) => `${code} has the mark "${name}" of ${hostOf(href)}; its licence is in ${register}.`),
    ]),
  ];
}
