/**
 * Measures each contender once a round in rotating order, so that a slow phase of the machine affects all of them.
 * Returns each contender's results, one per round.
 */
export async function interleave<Name extends string, Result>(
  rounds: number,
  contenders: Readonly<Record<Name, () => Promise<Result>>>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(contenders) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Result[]>;
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? names : names.toReversed();
    for (const name of order) results[name].push(await contenders[name]());
  }
  return results;
}
