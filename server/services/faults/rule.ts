import * as v from 'valibot';

/**
 * Faults for matching requests. `path` is a prefix of their path, and a part after `?` must occur in their query.
 * Without `times` a rule applies until it is cleared.
 */
export const faultRule = v.strictObject({
  path: v.pipe(v.string(), v.startsWith('/')),
  /** Sent instead of the real response: with `body`, or as a problem. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** A text is sent as it is (garbage included), anything else as JSON. */
  body: v.optional(v.unknown()),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  /** Closes the connection after so many bytes of the body. True means half of it. */
  truncate: v.optional(v.union([v.literal(true), v.pipe(v.number(), v.integer(), v.minValue(0))])),
  /** Delays the response until this name is released. */
  hold: v.optional(v.pipe(v.string(), v.minLength(1))),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type FaultRule = v.InferOutput<typeof faultRule>;

/** Whether a rule applies to this URL (path with query). */
export function concerns({ path }: FaultRule, url: string): boolean {
  const [rulePath = '', ruleQuery = ''] = path.split('?', 2);
  const [urlPath = '', urlQuery = ''] = url.split('?', 2);
  return urlPath.startsWith(rulePath) && urlQuery.includes(ruleQuery);
}
