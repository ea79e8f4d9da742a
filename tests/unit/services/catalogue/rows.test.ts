import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { product } from '../../../../brands/index.ts';
import texts from '../../../../locales/en-GB/game.json' with { type: 'json' };
import { cultureCodes, cultures } from '../../../../locales/index.ts';
import { featureCodes, mechanicCodes, themeCodes } from '../../../../server/services/catalogue/codes.ts';
import type { CatalogueGame } from '../../../../server/services/catalogue/game.ts';
import { markets } from '../../../../server/services/catalogue/markets.ts';
import { specKeys, type SpecKey } from '../../../../shared/contract/codes.ts';
import { spec as specSchema } from '../../../../shared/contract/games.ts';
import { games, gamesOf } from './market-games.ts';

const find = ({ specs }: CatalogueGame, key: SpecKey) => specs.find((spec) => spec.key === key);
const amount = (game: CatalogueGame, key: SpecKey): number => {
  const spec = find(game, key);
  return spec?.kind === 'money' ? spec.value.amount : Number.NaN;
};
const slot = ({ homeGroup }: CatalogueGame) => homeGroup === 'slots';
const inGroup = (group: string) => (game: CatalogueGame) => game.groups.includes(group);
/** The games that break a rule, by name, so that a failure says which. */
const breaking = (among: readonly CatalogueGame[], isBroken: (game: CatalogueGame) => boolean) =>
  among.filter(isBroken).map(({ name, culture }) => `${name} (${culture})`);

const bets = ['minBet', 'maxBet'] as const;
const wanted: readonly (readonly [string, (game: CatalogueGame) => boolean, readonly SpecKey[]])[] = [
  ['slots', slot, [...bets, 'provider', 'rtp', 'volatility', 'reels', 'paylines', 'maxWin', 'jackpot']],
  ['slots', slot, ['quickSpin', 'gameTheme']],
  ['the product', inGroup(product.slug), [...bets, 'rtp', 'reels', 'paylines', 'maxWin', 'bingoVariant', 'jackpot']],
  ['bingo rooms', inGroup('bingo'), ['minTicket', 'maxTicket', 'bingoType', 'bingoVariant', 'bingoSchedule']],
  ['bingo rooms', inGroup('bingo'), ['provider', 'bingoTimes', 'bingoJackpot', 'gameTheme']],
  ['video bingo', inGroup('bingo_es'), [...bets, 'provider', 'rtp', 'maxWin', 'bingoType', 'bingoVariant']],
  ['roulette', inGroup('roulette'), ['provider', 'rtp', 'minMaxBet', 'liveCasino', 'statistics']],
  ['blackjack', inGroup('blackjack'), ['rtp', 'minMaxBet', 'liveCasino', 'decks', 'seats']],
  ['scratch cards', inGroup('scratch_cards'), [...bets, 'provider', 'rtp', 'maxWin', 'gameTheme']],
  ['plinko', inGroup('plinko'), [...bets, 'provider', 'rtp', 'volatility', 'maxWin']],
];

describe('rows of the catalogue', () => {
  it('GAME-04 the picture of a bingo room shows no board or card of another kind of bingo', () => {
    const shown = { board: 'ball90', card: 'ball75' };
    const isWrong = (game: CatalogueGame) => {
      const kind = Object.entries(shown).find(([composition]) => composition === game.art.composition)?.[1];
      return kind !== undefined && find(game, 'bingoType')?.value !== kind;
    };
    expect(breaking(games.filter(inGroup('bingo')), isWrong)).toEqual([]);
  });

  it('GAME-04 poker is dealt from one deck of cards, live too', () => {
    const poker = games.filter(({ mechanic }) => mechanic === 'poker');
    expect(poker.some(({ isLive }) => isLive)).toBe(true);
    const oneDeck = { key: 'decks', kind: 'int', value: 1 };
    expect(poker.map((game) => find(game, 'decks'))).toEqual(poker.map(() => oneDeck));
  });

  it.each(wanted)('GAME-04 %s have the parameters that make sense for them', (_, isOf, keys) => {
    const chosen = games.filter(isOf);
    expect(chosen.length).toBeGreaterThan(0);
    expect(breaking(chosen, (game) => keys.some((key) => !find(game, key)))).toEqual([]);
  });

  it('GAME-04 no game says what a round costs in two ways', () => {
    const ways = [['minBet', 'maxBet'], ['minMaxBet'], ['minTicket', 'maxTicket']] as const;
    const saysIn = (game: CatalogueGame) => ways.filter((keys) => keys.some((key) => find(game, key)));
    expect(breaking(games, (game) => saysIn(game).length !== 1)).toEqual([]);
  });

  it('GAME-04 every parameter that the contract knows occurs, in the shape of the contract', () => {
    expect(new Set(games.flatMap(({ specs }) => specs.map(({ key }) => key)))).toEqual(new Set(specKeys));
    expect(breaking(games, ({ specs }) => !specs.every((one) => v.is(specSchema, one)))).toEqual([]);
  });

  it('GAME-04 stakes are in the currency of the culture and have room between least and most', () => {
    const isOff = ({ minBet, maxBet, culture }: CatalogueGame) =>
      !minBet ||
      !maxBet ||
      minBet.currency !== cultures[culture].currency ||
      minBet.amount < 1 ||
      minBet.amount >= maxBet.amount;
    expect(breaking(games, isOff)).toEqual([]);
  });

  it('GAME-04 the return to player is between 85 and 99.5 %, as on the card', () => {
    const isOff = (game: CatalogueGame) =>
      find(game, 'rtp')?.value !== game.rtp || (game.rtp !== undefined && (game.rtp < 85 || game.rtp > 99.5));
    expect(breaking(games, isOff)).toEqual([]);
  });

  it('GAME-04 dice tables return what the pass line does', () => {
    const tables = games.filter(({ mechanic }) => mechanic === 'craps');
    expect(tables.length).toBeGreaterThan(0);
    expect(breaking(tables, ({ rtp }) => rtp !== 98.59)).toEqual([]);
  });

  it('GAME-04 a game that a round can pay much in has its biggest win, no more than that; a jackpot would be more', () => {
    const isOff = (game: CatalogueGame) => {
      const times = find(game, 'maxWin');
      if (times?.kind !== 'int' || game.jackpotId !== undefined) return find(game, 'biggestWin') !== undefined;
      return !(amount(game, 'biggestWin') <= times.value * (game.maxBet?.amount ?? 0));
    };
    expect(breaking(games, isOff)).toEqual([]);
  });

  it('GAME-04 jackpot and theme agree with the card', () => {
    const isOff = (game: CatalogueGame) =>
      find(game, 'gameTheme')?.value !== game.themes[0] ||
      game.features.includes('jackpot') !== (game.jackpotId !== undefined) ||
      (find(game, 'jackpot')?.value ?? game.jackpotId !== undefined) !== (game.jackpotId !== undefined);
    expect(breaking(games, isOff)).toEqual([]);
  });

  it('GAME-04 codes are those that the site translates', () => {
    expect(new Set(games.flatMap(({ features }) => features))).toEqual(new Set(featureCodes));
    expect(new Set(games.flatMap(({ mechanic = 'none' }) => mechanic))).toEqual(new Set(mechanicCodes));
    expect(new Set(games.flatMap(({ themes }) => themes))).toEqual(new Set(themeCodes));
    const values = (key: SpecKey) => new Set(games.flatMap((game) => find(game, key)?.value ?? []));
    const translated = (key: SpecKey) =>
      new Set(Object.keys(texts).flatMap((id) => (id.startsWith(`game.value.${key}.`) ? id.split('.').slice(3) : [])));
    for (const key of ['bingoType', 'bingoVariant', 'bingoSchedule', 'specialBets'] as const) {
      expect([key, values(key)]).toEqual([key, translated(key)]);
    }
    expect(translated('gameTheme')).toEqual(new Set(themeCodes));
  });

  it('COMP-03 no GB game, the product included, has a quick spin', () => {
    const isOff = (game: CatalogueGame) =>
      game.features.includes('quickSpin') || find(game, 'quickSpin')?.value === true;
    expect(breaking(gamesOf('en-GB'), isOff)).toEqual([]);
    expect(gamesOf('en-ROW').some(isOff)).toBe(true);
  });

  it('COMP-03 GB slots cost £5 a spin at most, £2 under 25, and have no quick spin', () => {
    const isOff = (game: CatalogueGame) => {
      const most = amount(game, 'maxBet');
      const note = find(game, 'maxBet')?.note;
      return most > 500 || most > 200 !== (note?.includes('£2') ?? false) || find(game, 'quickSpin')?.value !== false;
    };
    expect(
      breaking(
        gamesOf('en-GB').filter((game) => slot(game) || inGroup(product.slug)(game)),
        isOff,
      ),
    ).toEqual([]);
  });

  it('COMP-03 de-DE slots cost €1 at most, have no gamble and show their RTP after tax', () => {
    const english = new Map(gamesOf('en-GB').map((game) => [game.id, game.rtp]));
    const isOff = (game: CatalogueGame) =>
      amount(game, 'maxBet') > 100 ||
      find(game, 'quickSpin')?.value !== false ||
      (game.rtp ?? 0) >= (english.get(game.id) ?? 93);
    expect(breaking(gamesOf('de-DE'), isOff)).toEqual([]);
  });

  it('GAME-04 kronor are round stakes of their own, not converted ones', () => {
    const isOff = (game: CatalogueGame) => amount(game, 'minBet') % 50 !== 0 || amount(game, 'maxBet') % 5_000 !== 0;
    expect(breaking(gamesOf('sv').filter(slot), isOff)).toEqual([]);
  });

  it.each(cultureCodes)('GAME-04 %s withholds what its law forbids', (culture) => {
    const { withheld } = markets[culture];
    const forbidden: readonly string[] = withheld;
    expect(
      breaking(gamesOf(culture), ({ features }) => features.some((feature) => forbidden.includes(feature))),
    ).toEqual([]);
  });
});

it('COMP-03 sv has no keno and no scratch cards, which its licence does not cover', () => {
  expect(breaking(gamesOf('sv'), ({ mechanic }) => mechanic === 'keno' || mechanic === 'scratch')).toEqual([]);
});
