/**
 * As `Promise.all`, but it rejects only when all have ended: esbuild gives whoever builds again meanwhile the result of the build under way,
 * which knows nothing of what has changed since.
 */
export async function allDone<Results extends readonly unknown[]>(work: {
  readonly [Index in keyof Results]: Promise<Results[Index]>;
}): Promise<Results> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
