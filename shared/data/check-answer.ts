import * as v from 'valibot';

/** The answer as its schema gives it (unknown fields gone), or what does not fit and where. */
export function checkAnswer<T>(schema: v.GenericSchema<unknown, T>, value: unknown): { data: T } | { problem: string } {
  const result = v.safeParse(schema, value);
  if (result.success) return { data: result.output };
  const [issue] = result.issues;
  return { problem: `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}` };
}
