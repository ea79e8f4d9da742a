import { hash } from 'node:crypto';
import type { SpecKey } from '../../../../shared/contract/games.ts';
import type { WrittenSpec } from '../../../../shared/contract/written.ts';
import type { Language, World } from '../codes.ts';
import type { CatalogueGame } from '../game.ts';
import { markets } from '../markets.ts';
import { worldOf } from '../rows/themes.ts';
import type { Speaker } from '../texts/speaker.ts';
import { speakerOf } from '../texts/speaker.ts';
import type { Values } from '../texts/template.ts';

/** Input for the sections of a game's page. */
export interface PageContext {
  game: CatalogueGame;
  speaker: Speaker;
  language: Language;
  world: World | undefined;
  /** Every value that a text may name. */
  values: Values;
  /** An integer that selects a variant of a section. It is the same each time for a game and section. */
  seed(part: string): number;
}

/** The value of a spec as a text names it: numbers stay numbers, for their plural. */
function valueOf(spec: WrittenSpec | undefined, speaker: Speaker): string | number {
  switch (spec?.kind) {
    case 'int':
    case 'text':
      return spec.value;
    case 'schedule':
      return speaker.list(spec.value);
    case 'enum':
      return spec.key === 'bingoSchedule' ? speaker.say(`schedule.${spec.value}`) : spec.value;
    default:
      return '';
  }
}

/** Collects the facts of a game, worded in its culture. */
export function createPageContext(game: CatalogueGame): PageContext {
  const speaker = speakerOf(game.culture);
  const { language, youngAdultLimit } = markets[game.culture];
  const value = (key: SpecKey) =>
    valueOf(
      game.specs.find((spec) => spec.key === key),
      speaker,
    );
  return {
    game,
    speaker,
    language,
    world: worldOf(game.themes),
    values: {
      name: speaker.say('name', { name: game.name }),
      provider: game.provider.name,
      released: speaker.date(game.releasedAt),
      grid: value('reels'),
      lines: value('paylines'),
      paylines: value('paylines'),
      times: value('maxWin'),
      decks: value('decks'),
      seats: value('seats'),
      schedule: value('bingoSchedule'),
      rtp: game.rtp === undefined ? '' : speaker.percent(game.rtp),
      volatility: game.volatility ? speaker.say(`volatility.${game.volatility}`) : '',
      min: game.minBet ? speaker.money(game.minBet) : '',
      max: game.maxBet ? speaker.money(game.maxBet) : '',
      limit: youngAdultLimit && game.minBet ? speaker.money({ ...game.minBet, amount: youngAdultLimit }) : '',
    },
    seed: (part) => Number.parseInt(hash('sha256', `${game.culture}:${game.id}:${part}`, 'hex').slice(0, 8), 16),
  };
}

/** Whether a game has a spec with this value, or at all. */
export function hasSpec({ specs }: CatalogueGame, key: SpecKey, value?: WrittenSpec['value']): boolean {
  return specs.some((spec) => spec.key === key && (value === undefined || spec.value === value));
}
