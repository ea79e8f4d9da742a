import * as v from 'valibot';
import { logNumbers } from '../logging/log-numbers.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** Body of `POST /LogInfo`, `/LogWarn` and `/LogError`. */
export const logEntry = v.object({
  log: v.object({
    Number: v.picklist(Object.values(logNumbers)),
    Message: text(2000),
    AdditionalData: v.optional(text(8000)),
  }),
  app: v.object({ name: text(100), domain: text(255), url: text(4000), referral: text(4000) }),
  user: v.object({ cookies: text(2000), userAgent: text(500) }),
});
export type LogEntry = v.InferOutput<typeof logEntry>;
