import type { CultureCode } from '../../../locales/index.ts';
import { inEachLanguage } from '../languages/index.ts';
import { markets } from './markets.ts';
import type { CatalogueGame } from './game.ts';
import { houseStudio } from './providers.ts';
import { createRow } from './rows/row.ts';
import { parseScene } from './scenes/scenes.ts';
import { editionDate } from './titles/dates.ts';

const names = inEachLanguage((language) => language.draftGame);

/** A game that is not published yet: no list shows it, only a preview by its id. */
export function draftGame(culture: CultureCode): CatalogueGame {
  const { language } = markets[culture];
  const scene = parseScene('pirate-coast/beacon/cobalt');
  const play = {
    mechanic: 'lines',
    features: ['freeSpins', 'stickyWilds'],
    isLive: false,
    volatility: 'medium',
    rtp: 96.4,
    maxWin: 2500,
    layout: { reels: 5, rows: '4', lines: 40 },
  } as const;
  const title = {
    id: 'draft-game',
    kind: 'slot',
    language,
    name: names[language],
    names: {},
    parts: {},
    tier: 1,
    provider: houseStudio,
    world: 'pirate',
    scenes: [scene],
    play,
    releasedAt: editionDate,
  } as const;
  const standing = { place: Number.MAX_SAFE_INTEGER, popularity: 0, turn: 0, status: 'active' } as const;
  return createRow(culture, { title, groups: [], scenes: [scene], scene }, standing);
}
