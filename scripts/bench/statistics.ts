/** The value below which the given share (0 to 1) of the values lies. NaN for none. */
export function quantile(values: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle value, or the mean of the two middle values of an even number. */
export function median(values: Iterable<number>): number {
  const sorted = Float64Array.from(values).sort();
  const upper = sorted[sorted.length >> 1] ?? Number.NaN;
  const lower = sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
  return (lower + upper) / 2;
}
