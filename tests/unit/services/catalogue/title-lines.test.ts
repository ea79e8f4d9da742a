import { describe, expect, it } from 'vitest';
import { setLines } from '../../../../server/services/art/kit/lettering-layout.ts';
import type { CatalogueGame } from '../../../../server/services/catalogue/game.ts';
import { splitTitle } from '../../../../server/services/catalogue/naming/lines.ts';
import { readName } from '../../../../server/services/catalogue/naming/namer.ts';
import { motifOf } from '../../../../server/services/images/motif.ts';
import { games, gamesOf } from './market-games.ts';

const tile = { width: 600, height: 800 };
/** Of the tile's height and width: capitals of 11 px and, taken together, letters of almost 10 px on a tile of 160 px. */
const leastHeight = 0.053;
const leastLetterWidth = 0.062;

const withoutMarks = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

function xExtent(data: string): number {
  const xs = [...data.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x));
  return Math.max(...xs) - Math.min(...xs);
}

/** How low a title's lowest line is and how narrow its narrowest letters are, as shares of the tile. */
function letterSize({ art }: Pick<CatalogueGame, 'art'>): { height: number; letterWidth: number } {
  const { theme, composition, palette } = motifOf(art);
  const colours = theme.palettes[palette % theme.palettes.length] ?? theme.palettes[0];
  const style = theme.lettering(colours, composition);
  const lines = art.lines.map(withoutMarks);
  const set = setLines(lines, style, tile.width / 2, 760);
  return {
    height: Math.min(...set.map(({ top, bottom }) => (bottom - top) / tile.height)),
    letterWidth: Math.min(...set.map(({ data }, at) => xExtent(data) / (lines[at]?.length ?? 1) / tile.width)),
  };
}

/** Each once: the English cultures have the same tiles. */
const oneWord = [
  ...new Map(games.filter(({ name }) => !name.includes(' ')).map((game) => [JSON.stringify(game.art), game])).values(),
];

describe('the lines of a title of one word', () => {
  const breaks = [
    ['sv', 'Fläder|trädgården', ['Fläder', 'trädgården']],
    ['sv', 'Saltvattens|dansen', ['Saltvattens', 'dansen']],
    ['de', 'Tiefsee|kammer', ['Tiefsee', 'kammer']],
    // Short enough for a line of its own, or of no parts.
    ['de', 'Tiefsee|licht', ['Tiefseelicht']],
    ['en', 'Extravaganza', ['Extravaganza']],
    ['en', 'Incandescently', ['Incandescently']],
    // Of more than one word: those are what breaks.
    ['sv', 'Den stora fläder|trädgården', ['Den stora', 'fläderträdgården']],
    ['da', 'Tidevands|vogteren', ['Tidevands', 'vogteren']],
    ['da', 'Lampen i den nedre gang', ['Lampen', '~i den', 'nedre gang']],
  ] as const;
  it.each(breaks)('GAME-03 %s "%s" is set as %j', (language, written, lines) => {
    const { name, parts } = readName(written);
    expect(splitTitle(name, language, parts)).toEqual(lines);
  });

  const given = [
    ['sv', 'Saltvattensdansen', ['Saltvattens', 'dansen']],
    ['sv', 'Bärnstensblackjack', ['Bärnstens', 'blackjack']],
    ['sv', 'Tidvattensvakten', ['Tidvattens', 'vakten']],
    ['de-DE', 'Tiefseekammer', ['Tiefsee', 'kammer']],
    ['de-DE', 'Zwetschgenzeit', ['Zwetschgen', 'zeit']],
    ['de-DE', 'Gezeitenwächter', ['Gezeiten', 'wächter']],
  ] as const;
  it.each(given)('GAME-03 %s breaks %s, composed or written by hand, between its parts', (culture, name, lines) => {
    expect(gamesOf(culture).find((game) => game.name === name)?.art.lines).toEqual(lines);
  });

  it('GAME-03 none is set smaller than can be read on a tile of 160 px, whichever its face', () => {
    const tooSmall = oneWord.filter((game) => {
      const { height, letterWidth } = letterSize(game);
      return height < leastHeight || letterWidth < leastLetterWidth;
    });
    expect(oneWord.length).toBeGreaterThan(500);
    expect(tooSmall.map(({ culture, name }) => `${culture} ${name}`)).toEqual([]);
  });

  it('ROUTE-07 the break shows in no name, slug or text of a game', () => {
    expect(games.filter(({ name, slug, seo }) => /[|\u00AD]/.test(`${name} ${slug} ${seo.title}`))).toEqual([]);
  });
});
