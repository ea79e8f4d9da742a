import type { WrittenSpec } from '../../../../shared/contract/written.ts';
import type { Money } from '../../../../shared/contract/basics.ts';
import type { Chance } from '../../art/kit/random.ts';
import type { ThemeCode } from '../codes.ts';
import type { Market } from '../markets.ts';
import type { Speaker } from '../texts/speaker.ts';
import type { Layout, Title } from '../titles/title.ts';
import type { Stakes } from './stakes.ts';

/** Facts of a game in one market. */
export interface MarketFacts {
  market: Market;
  speaker: Speaker;
  stakes: Stakes;
  rtp: number | undefined;
  theme: ThemeCode;
  hasJackpot: boolean;
  hasQuickSpin: boolean;
  money(amount: number): Money;
}

/** Lines are a number; ways and clusters need words. */
function paylinesSpec({ lines, ways, cluster, rows }: Layout, speaker: Speaker): WrittenSpec[] {
  if (lines !== undefined) return [{ key: 'paylines', kind: 'int', value: lines }];
  if (cluster !== undefined) {
    return [{ key: 'paylines', kind: 'text', value: speaker.say('spec.clusters', { size: cluster }) }];
  }
  const key = rows.includes('–') ? 'spec.upToWays' : 'spec.ways';
  return ways === undefined ? [] : [{ key: 'paylines', kind: 'text', value: speaker.say(key, { ways }) }];
}

function stakeSpecs({ market, speaker, stakes, money }: MarketFacts, isReelGame: boolean): WrittenSpec[] {
  const limit = isReelGame ? market.youngAdultLimit : undefined;
  const hasNote = limit !== undefined && limit < stakes.most;
  const note = hasNote ? { note: speaker.say('spec.youngAdults', { limit: speaker.money(money(limit)) }) } : {};
  return [
    { key: 'minBet', kind: 'money', value: money(stakes.least) },
    { key: 'maxBet', kind: 'money', value: money(stakes.most), ...note },
  ];
}

/** Share of the maximum win that the biggest win so far reached. It never reached all of it. */
const biggestWinShare = { least: 0.1, most: 0.45 };

function winSpecs({ play }: Title, { stakes, hasJackpot, money }: MarketFacts, chance: Chance): WrittenSpec[] {
  if (play.maxWin === undefined) return [];
  const maxWin: WrittenSpec = { key: 'maxWin', kind: 'int', value: play.maxWin };
  // A jackpot is a win as well, and its last payout is shown beside this. A biggest win without it would be wrong.
  if (hasJackpot) return [maxWin];
  const share = chance.between(biggestWinShare.least, biggestWinShare.most) ** 1.5;
  const biggest = Math.max(stakes.most, Math.round((stakes.most * play.maxWin * share) / 100) * 100);
  return [maxWin, { key: 'biggestWin', kind: 'money', value: money(biggest) }];
}

function bingoSpecs({ play: { bingo } }: Title, hasJackpot: boolean): WrittenSpec[] {
  if (!bingo) return [];
  const { type, variant, schedule, times } = bingo;
  const kinds: WrittenSpec[] = [
    { key: 'bingoType', kind: 'enum', value: type },
    { key: 'bingoVariant', kind: 'enum', value: variant },
  ];
  if (times.length === 0) return kinds;
  return [
    ...kinds,
    { key: 'bingoSchedule', kind: 'enum', value: schedule },
    { key: 'bingoTimes', kind: 'schedule', value: [...times] },
    { key: 'bingoJackpot', kind: 'bool', value: hasJackpot },
  ];
}

/** A table shows both limits of its stakes at once, as a sign on a real table does. */
function tableSpecs({ play }: Title, { stakes, money }: MarketFacts): WrittenSpec[] {
  const { decks, seats, specialBets, isLive } = play;
  return [
    { key: 'minMaxBet', kind: 'moneyRange', value: { min: money(stakes.least), max: money(stakes.most) } },
    { key: 'liveCasino', kind: 'bool', value: isLive },
    ...(decks === undefined ? [] : ([{ key: 'decks', kind: 'int', value: decks }] as const)),
    ...(seats === undefined ? [] : ([{ key: 'seats', kind: 'int', value: seats }] as const)),
    ...(specialBets === undefined ? [] : ([{ key: 'specialBets', kind: 'enum', value: specialBets }] as const)),
    { key: 'statistics', kind: 'bool', value: isLive || play.mechanic === 'roulette' },
  ];
}

/** All parameters of a game that its page may list, by its kind. */
export function createSpecs(title: Title, facts: MarketFacts, chance: Chance): WrittenSpec[] {
  const { kind, provider, play } = title;
  const { speaker, stakes, rtp, theme, hasJackpot, hasQuickSpin, money } = facts;
  const shared: WrittenSpec[] = [
    { key: 'provider', kind: 'text', value: provider.name },
    ...(rtp === undefined ? [] : ([{ key: 'rtp', kind: 'percent', value: rtp }] as const)),
    ...(play.volatility ? ([{ key: 'volatility', kind: 'enum', value: play.volatility }] as const) : []),
  ];
  const themeSpec: WrittenSpec = { key: 'gameTheme', kind: 'enum', value: theme };
  if (kind === 'bingo') {
    return [
      ...shared,
      { key: 'minTicket', kind: 'money', value: money(stakes.least) },
      { key: 'maxTicket', kind: 'money', value: money(stakes.most) },
      ...bingoSpecs(title, hasJackpot),
      themeSpec,
    ];
  }
  if (kind === 'roulette' || kind === 'blackjack' || kind === 'other') {
    return [...shared, ...tableSpecs(title, facts), themeSpec];
  }
  const { layout } = play;
  return [
    ...shared,
    ...(layout
      ? [
          { key: 'reels', kind: 'text', value: `${layout.reels}\u00a0×\u00a0${layout.rows}` } as const,
          ...paylinesSpec(layout, speaker),
        ]
      : []),
    ...stakeSpecs(facts, layout !== undefined),
    ...winSpecs(title, facts, chance),
    ...bingoSpecs(title, hasJackpot),
    ...(layout
      ? ([
          { key: 'jackpot', kind: 'bool', value: hasJackpot },
          { key: 'quickSpin', kind: 'bool', value: hasQuickSpin },
        ] as const)
      : []),
    themeSpec,
  ];
}
