import { alignColumns } from '../terminal/align-columns.ts';
import { expectedHits, growthOf, type Sample, secondHalf, slopeOf } from './measures.ts';

/** Counts and samples of a run. */
export interface SoakResult {
  readonly seconds: number;
  readonly requests: number;
  /** Requests that got another status than theirs, or none. */
  readonly errors: readonly string[];
  /** Error lines in the logs of the instances. */
  readonly logged: readonly string[];
  readonly hits: number;
  /** Responses of the page cache, hits and misses. */
  readonly cacheable: number;
  /** Different pages among them. */
  readonly pages: number;
  /** Starts of instances. */
  readonly starts: number;
  readonly edits: number;
  /** Purges of all pages of the first instance. */
  readonly purges: number;
  /** Edits that were shown, and the longest time until then (s). */
  readonly shown: number;
  readonly slowestEdit: number;
  /** Of the instance that runs from start to end. */
  readonly samples: readonly Sample[];
}

export interface Check {
  readonly name: string;
  readonly value: string;
  readonly limit: string;
  /** Undefined where the run was too short to tell. */
  readonly isMet: boolean | undefined;
}

/** Minimum length of the second half for a meaningful slope, in minutes. */
const enough = 2;

const megabyte = 2 ** 20;

/** The figures of a run with their limits. */
export function checksOf(result: SoakResult): Check[] {
  const { errors, logged, hits, cacheable, edits, shown, samples } = result;
  const growth = growthOf(samples) / megabyte;
  const half = secondHalf(samples);
  const memory = slopeOf(half, ({ bytes }) => bytes / megabyte);
  const descriptors = slopeOf(half, (sample) => sample.descriptors);
  const minutes = half.length > 0 ? ((half.at(-1)?.at ?? 0) - (half[0]?.at ?? 0)) / 60 : 0;
  const isLong = minutes >= enough;
  const usual = (half[0]?.bytes ?? 0) / megabyte;
  const expected = expectedHits({ requests: cacheable, pages: result.pages, starts: result.starts + result.purges });
  const ratio = cacheable === 0 ? 0 : hits / cacheable;
  return [
    { name: 'failed requests', value: String(errors.length), limit: '0', isMet: errors.length === 0 },
    { name: 'errors in logs', value: String(logged.length), limit: '0', isMet: logged.length === 0 },
    { name: 'hit ratio', value: ratio.toFixed(3), limit: `at least ${expected.toFixed(3)}`, isMet: ratio >= expected },
    { name: 'edits shown', value: `${shown} of ${edits}`, limit: 'all', isMet: shown === edits },
    {
      name: 'memory, MB a minute',
      value: memory.toFixed(2),
      limit: `at most ${(usual / 10).toFixed(0)} MB more after the end than after the start of the second half: ${growth.toFixed(0)}`,
      isMet: isLong ? growth <= usual / 10 : undefined,
    },
    {
      name: 'descriptors a minute',
      value: descriptors.toFixed(2),
      limit: 'less than ten more in the second half',
      isMet: isLong ? descriptors * minutes < 10 : undefined,
    },
  ];
}

const wordOf = (isMet: boolean | undefined) => (isMet === undefined ? 'too short' : isMet ? 'ok' : 'FAILED');

/** The report as a table. */
export function asTable(result: SoakResult): string {
  const rows = checksOf(result).map(({ name, value, limit, isMet }) => [name, value, limit, wordOf(isMet)]);
  const { requests, seconds, starts, slowestEdit } = result;
  const summary = `[soak] ${requests} requests in ${seconds.toFixed(0)} s, ${starts} starts, slowest edit ${slowestEdit.toFixed(1)} s`;
  return `${alignColumns(rows, new Set([0, 2, 3]))}\n${summary}\n`;
}

/** The report as JSON, with all samples. */
export const asJson = (result: SoakResult): string =>
  `${JSON.stringify({ checks: checksOf(result), ...result }, undefined, 2)}\n`;
