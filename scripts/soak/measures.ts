/** State of an instance at a time. */
export interface Sample {
  /** Seconds since the start of the run. */
  readonly at: number;
  readonly bytes: number;
  readonly descriptors: number;
}

/** Change in a minute, by least squares. NaN for less than two samples. */
export function slopeOf(samples: readonly Sample[], valueOf: (sample: Sample) => number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, value] = [mean(samples.map((each) => each.at)), mean(samples.map(valueOf))];
  const sum = (of: (sample: Sample) => number) => samples.reduce((total, each) => total + of(each), 0);
  return (60 * sum((each) => (each.at - at) * (valueOf(each) - value))) / sum((each) => (each.at - at) ** 2);
}

/** Caches and compiled code grow at first, so only the second half shows a leak. */
export const secondHalf = (samples: readonly Sample[]): readonly Sample[] => samples.slice(samples.length >> 1);

/**
 * Share of cacheable requests that must be hits. Each start of an instance may miss each page once. Requests during a
 * miss count as misses too.
 */
export const expectedHits = ({
  requests,
  pages,
  starts,
}: {
  requests: number;
  pages: number;
  starts: number;
}): number => (requests === 0 ? 0 : Math.max(0, 1 - (2 * pages * starts) / requests));

/**
 * Growth of memory in the second half (bytes), by the lowest samples of its first and its last third. Memory rises
 * between two collections of garbage, so only what remains after them says whether something grows.
 */
export function growthOf(samples: readonly Sample[]): number {
  const half = secondHalf(samples);
  const third = Math.ceil(half.length / 3);
  const lowest = (some: readonly Sample[]) => Math.min(...some.map(({ bytes }) => bytes));
  return lowest(half.slice(-third)) - lowest(half.slice(0, third));
}
