import type { WrittenGameContent } from '../../../../shared/contract/written.ts';
import { at } from '../texts/pick.ts';
import { worldWords } from '../texts/world-words.ts';
import type { PageContext } from './context.ts';
import { hasSpec } from './context.ts';
import { paragraphs, termList } from './html.ts';

type Section = WrittenGameContent['sections'][number];

/** Symbols that a sentence names. */
const namedSymbols = 4;

function symbolsFor({ language, world, speaker, seed }: PageContext): string {
  if (!world) return '';
  const { symbols } = worldWords(language, world);
  const start = seed('symbols');
  return speaker.list(Array.from({ length: namedSymbols }, (_, index) => at(symbols, start + index)));
}

function heading({ speaker, values, seed }: PageContext, part: string): string {
  return speaker.say(`heading.${part}`, values, seed(`heading-${part}`));
}

/** Section about a slot's theme and provider. */
export function describeSlot(page: PageContext): Section {
  const { game, speaker, values, seed } = page;
  const key = game.mechanic === 'classicReels' ? 'slot.about.classic' : 'slot.about.symbols';
  return {
    id: 'about',
    heading: heading(page, 'about'),
    html: paragraphs(
      speaker.say(key, { ...values, symbols: symbolsFor(page) }, seed('symbols-text')),
      speaker.say('slot.about.provider', values, seed('provider')),
    ),
  };
}

/** Section about any other game and its provider. */
export function describeRoom(page: PageContext): Section {
  const { game, speaker, values, world, language, seed } = page;
  const isDrawn = game.mechanic !== 'ballDraw';
  const place = world ? { where: worldWords(language, world).where, symbols: symbolsFor(page) } : undefined;
  return {
    id: 'about',
    heading: heading(page, 'about'),
    html: paragraphs(
      speaker.say('room.about.by', values, seed('provider')),
      place && game.mechanic === 'scratch' ? speaker.say('room.about.world', place) : '',
      isDrawn ? speaker.say(game.isLive ? 'room.about.live' : 'room.about.digital', undefined, seed('drawn')) : '',
    ),
  };
}

/** How the reels pay, and how volatile results are. */
export function explainReels(page: PageContext): Section {
  const { game, speaker, values, seed } = page;
  return {
    id: 'play',
    heading: heading(page, 'play'),
    html: paragraphs(
      speaker.say(`slot.play.${game.mechanic ?? ''}`, values, seed('play')),
      speaker.say(`slot.volatility.${game.volatility ?? ''}`, undefined, seed('volatility')),
    ),
  };
}

/** The rules of a round. */
export function explainRoom(page: PageContext): Section {
  const { game, speaker, values } = page;
  const ballType = game.specs.find(({ key }) => key === 'bingoType');
  const key = game.mechanic === 'ballDraw' && ballType?.kind === 'enum' ? ballType.value : game.mechanic;
  const variant = game.specs.find(({ key: specKey }) => specKey === 'bingoVariant');
  const variantKey = variant?.kind === 'enum' ? `bingo.variant.${variant.value}` : '';
  return {
    id: 'play',
    heading: heading(page, 'play'),
    html: paragraphs(
      speaker.say(`room.play.${key ?? ''}`, values),
      speaker.knows(variantKey) ? speaker.say(variantKey) : '',
      hasSpec(game, 'decks') ? speaker.say('room.decks', values) : '',
    ),
  };
}

/** Section about a game's features. Undefined for a game without any. */
export function listFeatures({ game, speaker, seed, ...page }: PageContext): Section | undefined {
  if (game.features.length === 0) return undefined;
  const items = game.features.map((feature) => ({
    term: speaker.say(`feature.${feature}`),
    // The second variants mention reels.
    text: speaker.say(`feature.${feature}.text`, undefined, game.homeGroup === 'slots' ? seed(feature) : 0),
  }));
  return {
    id: 'features',
    heading: heading({ game, speaker, seed, ...page }, 'features'),
    html: termList(items),
  };
}

/** Section about a table's side bets. Undefined for a table without any. */
export function listTable(page: PageContext): Section | undefined {
  const { game, speaker, values } = page;
  const bets = game.specs.find(({ key }) => key === 'specialBets');
  const texts = [
    bets?.kind === 'enum' ? speaker.say(`special.${bets.value}`) : '',
    hasSpec(game, 'seats') && game.isLive ? speaker.say('room.seats', values) : '',
    // Without a dealer on camera one player fills all places.
    hasSpec(game, 'seats') && !game.isLive && game.mechanic === 'blackjack' ? speaker.say('room.hands', values) : '',
    hasSpec(game, 'statistics', true) ? speaker.say('room.statistics') : '',
    game.isLive ? speaker.say('feature.liveChat.text') : '',
  ];
  const html = paragraphs(...texts);
  return html ? { id: 'table', heading: heading(page, 'bets'), html } : undefined;
}

/** Times and prizes of a bingo room. */
export function listTimes(page: PageContext): Section {
  const { game, speaker, values } = page;
  const times = game.specs.find(({ key }) => key === 'bingoTimes');
  const list = times?.kind === 'schedule' ? speaker.list(times.value) : '';
  return {
    id: 'times',
    heading: heading(page, 'times'),
    html: paragraphs(
      speaker.say('bingo.times', { ...values, times: list }),
      speaker.say('bingo.prizes'),
      game.jackpotId ? speaker.say('bingo.jackpot') : '',
    ),
  };
}

/** Section about the cost of a round, the average return, and limits. */
export function explainStakes(page: PageContext): Section {
  const { game, speaker, values, seed } = page;
  const isBingo = game.homeGroup === 'bingo';
  const hasYoungLimit = game.specs.some(({ key, note }) => key === 'maxBet' && note !== undefined);
  return {
    id: 'stakes',
    heading: heading(page, isBingo ? 'prices' : 'stakes'),
    html: paragraphs(
      isBingo ? speaker.say('bingo.prices', values) : speaker.say('stakes.range', values, seed('range')),
      hasYoungLimit ? speaker.say('stakes.youngAdults', values) : '',
      speaker.knows('stakes.law') ? speaker.say('stakes.law') : '',
      hasSpec(game, 'maxWin') ? speaker.say(game.jackpotId ? 'stakes.maxWin.jackpot' : 'stakes.maxWin', values) : '',
      game.rtp === undefined ? '' : speaker.say('stakes.rtp', values, seed('rtp')),
      speaker.say('stakes.limits', undefined, seed('limits')),
    ),
  };
}
