import { ProblemError } from './problem.ts';

/**
 * Returns the found item or throws a 404 with a readable text: `there is no such promotion in this culture`. The text does
 * not repeat the requested name (SEC-05).
 */
export function orMissing<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new ProblemError(404, `there is no ${what} in this culture`);
  return found;
}
