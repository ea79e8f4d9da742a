import { bonusRules } from '../../brands/bonus-rules.ts';
import { brands } from '../../brands/index.ts';
import { checkFacts, factsOf } from './compliance/facts.ts';
import type { Rule } from './rule.ts';

/** Facts of each market's law go out of date silently, so each names its source and the day of its last check. */
export const complianceFacts: Rule = {
  name: 'facts of law have been checked',
  find() {
    const profiles = Object.assign({}, ...brands.map(({ compliance }) => compliance)) as object;
    return checkFacts(factsOf({ ...profiles, bonusRules }), new Date().toISOString().slice(0, 10));
  },
};
