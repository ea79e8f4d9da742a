import type { CultureCode } from '../../../../locales/index.ts';
import { cultures } from '../../../../locales/index.ts';
import { createChance } from '../../art/kit/random.ts';
import { homeGroups } from '../arrangement/groups.ts';
import type { Listed } from '../arrangement/market-order.ts';
import type { Feature } from '../codes.ts';
import type { CatalogueGame } from '../game.ts';
import { markets } from '../markets.ts';
import { splitTitle } from '../naming/lines.ts';
import { nameIn } from '../naming/name-in.ts';
import { toSlug } from '../naming/slug.ts';
import { speakerOf } from '../texts/speaker.ts';
import { drawBadges, drawRating } from './badges.ts';
import { returnIn } from './return-in.ts';
import { createSpecs } from './specs.ts';
import { drawStakes } from './stakes.ts';
import { describeForSearch, summarise } from './summary.ts';
import { themesOf } from './themes.ts';

/** Position of a game in a market. */
export interface Standing {
  /** From 0, among all games of the market. */
  place: number;
  popularity: number;
  /** How many games of its sort come before it. */
  turn: number;
  status: CatalogueGame['status'];
}

/** The game as one culture has it: named, priced and described for its market. */
export function createRow(
  culture: CultureCode,
  { title, scene, groups, jackpot }: Listed,
  standing: Standing,
): CatalogueGame {
  const market = markets[culture];
  const { currency } = cultures[culture];
  const speaker = speakerOf(culture);
  const { id, kind, play, provider } = title;
  const chance = createChance(`${culture}:${id}`);
  const seed = chance.whole(0, 0xffff_ffff);
  const money = (amount: number) => ({ amount, currency });

  const name = nameIn(title, market.language);
  const nameLanguage = title.names[market.language] ? market.language : title.language;
  const stakes = drawStakes(title, market, chance);
  const rtp = returnIn(title, market);
  const drawn: readonly Feature[] = jackpot ? [...play.features, 'jackpot'] : play.features;
  const features = drawn.filter((feature) => !market.withheld.includes(feature));
  const themes = themesOf(title);
  const rating = drawRating(title, chance);

  const row = {
    id,
    culture,
    slug: toSlug(name, nameLanguage),
    name,
    homeGroup: homeGroups[kind],
    groups,
    provider: { code: provider.code, name: provider.name },
    art: {
      theme: scene.theme,
      composition: scene.composition,
      palette: scene.palette,
      mirrored: title.tier > 0 && createChance(`mirror:${id}`).chance(0.5),
      seed: id,
      lines: splitTitle(name, nameLanguage, title.parts[nameLanguage]),
    },
    badges: drawBadges(title, { place: standing.place, hasJackpot: jackpot !== undefined, rating }, chance),
    ...(rating !== undefined && { rating }),
    ...(jackpot && { jackpotId: jackpot.id }),
    isLive: play.isLive,
    ...(play.volatility && { volatility: play.volatility }),
    ...(rtp !== undefined && { rtp }),
    minBet: money(stakes.least),
    maxBet: money(stakes.most),
    mechanic: play.mechanic,
    themes,
    features,
    releasedAt: title.releasedAt,
    popularity: standing.popularity,
    status: standing.status,
    specs: createSpecs(
      title,
      {
        market,
        speaker,
        stakes,
        rtp,
        theme: themes[0],
        hasJackpot: jackpot !== undefined,
        hasQuickSpin: features.includes('quickSpin'),
        money,
      },
      chance,
    ),
  } satisfies Omit<CatalogueGame, 'shortText' | 'seo'>;

  return {
    ...row,
    shortText: summarise(row, speaker, standing),
    seo: { title: name, description: describeForSearch(row, speaker, seed) },
  };
}
