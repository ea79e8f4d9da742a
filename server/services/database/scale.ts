import type { CatalogueGame } from '../catalogue/game.ts';

const numerals: readonly (readonly [number, string])[] = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function toRoman(number: number): string {
  let rest = number;
  let text = '';
  for (const [value, letters] of numerals) {
    for (; rest >= value; rest -= value) text += letters;
  }
  return text;
}

/** The games, and `scale - 1` sequels of each that are a little less popular: a bigger catalogue for seeing how things grow. */
export function* repeatGames(games: readonly CatalogueGame[], scale: number): Generator<CatalogueGame> {
  yield* games;
  for (let part = 2; part <= scale; part += 1) {
    for (const game of games) {
      yield {
        ...game,
        id: `${game.id}-${part}`,
        slug: `${game.slug}-${part}`,
        name: `${game.name} ${toRoman(part)}`,
        art: { ...game.art, seed: `${game.art.seed}-${part}` },
        popularity: Math.floor(game.popularity / part),
      };
    }
  }
}
