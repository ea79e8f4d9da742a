import * as v from 'valibot';
import { expect } from 'vitest';
import { withDropped } from '../../../shared/contract/problems.ts';

/** Checks a response as the contract requires of servers: no value may be missing or invalid, even where readers would drop it. */
export function writtenBy<TSchema extends v.GenericSchema>(schema: TSchema, response: unknown): v.InferInput<TSchema> {
  const { dropped } = withDropped(() => v.parse(schema, response));
  expect(dropped).toEqual([]);
  return response;
}
