import { ProblemError } from './problem.ts';

/** Returns the found item or throws a 404 with a readable text: `there is no promotion "welcome" in this culture`. */
export function orMissing<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new ProblemError(404, `there is no ${what} in this culture`);
  return found;
}
