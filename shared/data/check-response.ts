import * as v from 'valibot';
import { problemOf, withDropped } from '../contract/problems.ts';

/** `dropped`: what was wrong with each item that a list has left out. */
type Checked<T> = { data: T; dropped: readonly string[] } | { problem: string };

/** The answer as its schema gives it (unknown fields gone), or what does not fit and where. */
export function checkResponse<T>(schema: v.GenericSchema<unknown, T>, value: unknown): Checked<T> {
  const { result, dropped } = withDropped(() => v.safeParse(schema, value));
  return result.success ? { data: result.output, dropped } : { problem: problemOf(result.issues) };
}
