import { bonusRules } from '../../brands/bonus-rules.ts';
import { brands } from '../../brands/index.ts';
import type { CheckedProfile } from '../../brands/compliance.ts';
import { additionalCodes, type CultureCode } from '../../locales/culture.ts';
import { isAvailable } from '../../shared/routing/availability.ts';
import { table } from '../../shared/routing/table.ts';
import { checkFacts, factsOf } from './compliance/facts.ts';
import { profileProblems } from './compliance/profile.ts';
import type { Rule } from './rule.ts';

const additional: ReadonlySet<string> = new Set(additionalCodes);

const companyPageOf = (code: string) =>
  table.find((route) => route.contentType === 'compliance' && isAvailable(route, code as CultureCode))?.key;

/** Facts of each market's law go out of date silently, so each names its source and the day of its last check. */
export const complianceFacts: Rule = {
  name: 'facts of law have been checked',
  find() {
    const day = new Date().toISOString().slice(0, 10);
    const profiles = brands.flatMap(({ compliance }) => Object.entries<CheckedProfile>(compliance));
    const found = [
      ...profiles.map(([code, profile]) => {
        const facts = checkFacts(factsOf(profile, code), day, additional.has(code));
        return { ...facts, problems: [...profileProblems(code, profile, companyPageOf(code)), ...facts.problems] };
      }),
      // A profile repeats the rules of its own market above.
      checkFacts(factsOf({ bonusRules }), day, true),
    ];
    return {
      problems: found.flatMap(({ problems }) => problems),
      warnings: found.flatMap(({ warnings }) => warnings),
    };
  },
};
