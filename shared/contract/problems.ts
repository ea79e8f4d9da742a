import type * as v from 'valibot';
import { getDotPath } from 'valibot';

/**
 * Problems of the response being read, because a schema's transformation has no other channel. Reading is synchronous.
 */
let found: string[] | undefined;

/** Path and reason of an issue, below `field` if given. */
export function problemOf([issue]: [v.BaseIssue<unknown>, ...unknown[]], field?: string): string {
  const path = [field, getDotPath(issue)].filter((part) => typeof part === 'string').join('.');
  return `${path || 'response'}: ${issue.message}`;
}

/** Reports a dropped part of a response that readers can do without. */
export const reportProblem = (problem: string): void => void found?.push(problem);

/** Runs a check and returns its result with the problems of the parts that it dropped. */
export function withDropped<T>(check: () => T): { result: T; dropped: readonly string[] } {
  const own: string[] = [];
  found = own;
  try {
    return { result: check(), dropped: own };
  } finally {
    found = undefined;
  }
}
