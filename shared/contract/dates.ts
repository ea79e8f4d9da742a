/**
 * Dates of services as CONTRACT.md defines them. An instant is RFC 3339, in UTC without a zone. A day is a day in the
 * market's time zone. Other values are treated as missing.
 */
import * as v from 'valibot';
import { isDay, readInstant } from '../time/iso-date.ts';

const read = (message: string, readText: (text: string) => string | undefined) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): string => {
      const date = readText(dataset.value.trim());
      if (date !== undefined) return date;
      addIssue({ message });
      return NEVER;
    }),
  );

/** A moment in time, with its zone. */
export const instant = read('is no instant', readInstant);

/** A day, or an instant where the service is more exact. */
export const dayOrInstant = read('is neither a day nor an instant', (text) => (isDay(text) ? text : readInstant(text)));
