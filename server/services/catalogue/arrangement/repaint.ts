import type { Scene, Title } from '../titles/title.ts';
import { findCompany, type MarketOrder, mistake, type Rule } from './company.ts';

/** A second time over all games makes good use of what the first has changed; a third would find hardly anything. */
const rounds = 2;

/** So many games in a row may have to give way to one another. */
const longestChain = 3;

/**
 * Gives the games of all markets other pictures where two look alike that stand side by side in one of the orders that visitors ask for: another palette, or another composition
 * if the name allows it. What the order of popularity asks for still holds, and a picture that was chosen by hand stays.
 */
export function repaint(markets: readonly MarketOrder[]): ReadonlyMap<Title, Scene> {
  const painted = new Map(
    markets.flatMap(({ order }) => order.map(({ title, scene }): [Title, Scene] => [title, scene])),
  );
  const company = findCompany(markets);

  /** Calls back with what each one in a game's company makes of a picture for it. */
  function judge(title: Title, scene: Scene, tell: (cost: number, other: Title) => void): void {
    for (const [rule, others] of company.get(title) ?? new Map<Rule, Set<Title>>()) {
      for (const other of others) tell(rule(scene, painted.get(other) ?? scene), other);
    }
  }

  function costOf(title: Title, scene: Scene): number {
    let sum = 0;
    judge(title, scene, (cost) => (sum += cost));
    return sum;
  }

  /** Those beside whom the picture would be a mistake. */
  function clashesOf(title: Title, scene: Scene): ReadonlySet<Title> {
    const clashes = new Set<Title>();
    judge(title, scene, (cost, other) => cost >= mistake && clashes.add(other));
    return clashes;
  }

  /** The pictures that a game may have, the best first. */
  const waysOf = (title: Title) =>
    title.scenes
      .map((scene) => ({ scene, cost: costOf(title, scene) }))
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ scene }) => scene);

  const changes: { title: Title; before: Scene | undefined }[] = [];
  function change(title: Title, scene: Scene): void {
    changes.push({ title, before: painted.get(title) });
    painted.set(title, scene);
  }
  function takeBack(from: number): void {
    for (const { title, before } of changes.splice(from).toReversed()) if (before) painted.set(title, before);
  }

  /** Finds a picture beside which nothing is a mistake, for which others may have to give way in turn; else all stays as it was. */
  function settle(title: Title, chain: readonly Title[] = []): boolean {
    const begun = changes.length;
    const stays = (other: Title) => other.scenes.length === 1 || chain.includes(other);
    for (const scene of waysOf(title)) {
      change(title, scene);
      const others = [...clashesOf(title, scene)];
      const mayGiveWay = others.length === 0 || (chain.length < longestChain && !others.some(stays));
      if (mayGiveWay && others.every((other) => settle(other, [...chain, title]))) return true;
      takeBack(begun);
    }
    return false;
  }

  for (let round = 0; round < rounds; round += 1) {
    for (const [title, scene] of painted) {
      if (costOf(title, scene) > 0) painted.set(title, waysOf(title)[0] ?? scene);
    }
  }
  for (const [title, scene] of painted) {
    if (clashesOf(title, scene).size > 0) settle(title);
  }
  return painted;
}
