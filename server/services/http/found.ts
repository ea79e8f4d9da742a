import { ProblemError } from './problem.ts';

/** What was found; nothing ends in a 404 that says so: `there is no promotion "welcome" in this culture`. */
export function orMissing<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new ProblemError(404, `there is no ${what} in this culture`);
  return found;
}
