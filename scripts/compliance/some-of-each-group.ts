/** The first paths of each group of games, in order. A group is a path without its last segment: `/casino/roulette/`. */
export function someOfEachGroup(paths: readonly string[], most: number): string[] {
  const counts = new Map<string, number>();
  return paths.filter((path) => {
    const group = path.replace(/[^/]+\/?$/, '');
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= most;
  });
}
