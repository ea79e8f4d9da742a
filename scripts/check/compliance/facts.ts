import { isRecord } from '../../../shared/data/is-record.ts';

/** A fact of a profile with its evidence. */
export interface CheckedFact {
  readonly name: string;
  readonly source: string;
  readonly checkedOn: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Every fact of a profile with a check date, by its path in the profile. A fact in several lists is returned once. */
export function factsOf(value: unknown, place = ''): CheckedFact[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => factsOf(item, place));
  if (!isRecord(value)) return [];
  const nested = Object.entries(value).flatMap(([key, item]) => factsOf(item, place ? `${place}.${key}` : key));
  if (!('checkedOn' in value)) return nested;
  const label = text(value['name']) || text(value['games']) || text(value['kind']);
  const fact = {
    name: label ? `${place} "${label}"` : place,
    source: text(value['source']) || text(value['href']),
    checkedOn: text(value['checkedOn']),
  };
  return [fact, ...nested];
}

/** Maximum age of a check, in days. */
export const mostDays = 180;

const dayMs = 86_400_000;

const ageOf = (checkedOn: string, day: string) => Math.round((Date.parse(day) - Date.parse(checkedOn)) / dayMs);

/** Takes the place of a day where a fact could not be compared with its source. */
const unconfirmed = 'unconfirmed';
/** Takes the place of a day in the facts of the demonstration's operator, which does not exist. */
const invented = 'invented';

const toConfirm = ({ name, source }: CheckedFact) => `${name} is unconfirmed: compare it with ${source}`;
const toReplace = (names: readonly string[]) =>
  names.length === 0
    ? []
    : [`Invented for the demonstration, to be replaced by the operator's own before going live: ${names.join(', ')}`];

function dayProblem({ name, checkedOn }: CheckedFact, day: string): string[] {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(checkedOn) && !Number.isNaN(Date.parse(checkedOn));
  return isDay && checkedOn <= day ? [] : [`${name} was checked on "${checkedOn}", which is no past day.`];
}

/**
 * Problems of the evidence itself, a warning that lists invented facts, and one for each fact whose last check is too long ago.
 *
 * @param mayBeUnconfirmed Whether an unconfirmed fact is a warning. A market that is always served may have none.
 */
export function checkFacts(
  facts: readonly CheckedFact[],
  day: string,
  mayBeUnconfirmed = false,
): { problems: string[]; warnings: string[] } {
  const open = facts.filter(({ checkedOn }) => checkedOn === unconfirmed).map(toConfirm);
  const problems = facts.flatMap((fact) => {
    const { name, source } = fact;
    if (fact.checkedOn === '') return [`${name} was never checked. Name its source, and the day of the comparison.`];
    return [
      ...([unconfirmed, invented].includes(fact.checkedOn) ? [] : dayProblem(fact, day)),
      ...(/^https:\/\/|[a-z]{3}.*\d/i.test(source)
        ? []
        : [`${name} names "${source}" as its source. Name a URL, or a law with its year, number or section.`]),
    ];
  });
  const due = facts
    .filter(({ checkedOn }) => ageOf(checkedOn, day) > mostDays)
    .map(
      ({ name, source, checkedOn }) =>
        `${name} is due: last checked on ${checkedOn}, ${ageOf(checkedOn, day)} days ago. Compare it with ${source}`,
    );
  const toFill = toReplace(facts.filter(({ checkedOn }) => checkedOn === invented).map(({ name }) => name));
  const [refused, allowed] = mayBeUnconfirmed ? [[], open] : [open, []];
  return { problems: [...new Set([...problems, ...refused])], warnings: [...new Set([...toFill, ...allowed, ...due])] };
}
