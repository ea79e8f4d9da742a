import * as v from 'valibot';
import { expect } from 'vitest';
import { withDropped } from '../../../shared/contract/problems.ts';

/** A response checked as the contract binds writers: nothing may be missing or wrong, even where readers would do without. */
export function writtenBy<TSchema extends v.GenericSchema>(schema: TSchema, answer: unknown): v.InferInput<TSchema> {
  const { dropped } = withDropped(() => v.parse(schema, answer));
  expect(dropped).toEqual([]);
  return answer;
}
