const pairsOf = (name: string): string[] =>
  Array.from({ length: Math.max(name.length - 1, 0) }, (_, at) => name.slice(at, at + 2));

/** Share of pairs of letters that two names have in common (Sørensen–Dice coefficient). */
function likeness(one: string, other: string): number {
  const left = pairsOf(other.toLowerCase());
  const pairs = pairsOf(one.toLowerCase());
  const total = pairs.length + left.length;
  const common = pairs.filter((pair) => {
    const at = left.indexOf(pair);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  return total === 0 ? 0 : (2 * common.length) / total;
}

/** Known names that may be meant by an unknown one, at most three, the likeliest first. */
export const nearNames = (name: string, known: readonly string[]): string[] =>
  known
    .map((other) => ({ other, share: likeness(name, other) }))
    .filter(({ share }) => share >= 0.6)
    .sort((one, other) => other.share - one.share)
    .slice(0, 3)
    .map(({ other }) => other);
