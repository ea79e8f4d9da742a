import * as v from 'valibot';
import { logEntry } from './log-entry.ts';
import { logCalls, mostLogEntries } from '../logging/log-numbers.ts';

/** Body of the site's own `POST /api/log-entries`: each entry is then posted to the logger service by its call. */
export const logBatch = v.object({
  entries: v.pipe(
    v.array(v.object({ call: v.picklist(logCalls), entry: logEntry })),
    v.minLength(1),
    v.maxLength(mostLogEntries),
  ),
});
export type LogBatch = v.InferOutput<typeof logBatch>;
