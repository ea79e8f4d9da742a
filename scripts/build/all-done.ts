/**
 * Like `Promise.all`, but rejects only after all promises have settled. esbuild returns the running build's result to a
 * rebuild that starts meanwhile, and that result lacks later changes.
 */
export async function allDone<Results extends readonly unknown[]>(work: {
  readonly [Index in keyof Results]: Promise<Results[Index]>;
}): Promise<Results> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
