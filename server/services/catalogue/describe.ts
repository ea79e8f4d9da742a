import type { WrittenGameContent } from '../../../shared/contract/written.ts';
import type { CatalogueGame, DescribeGame } from './game.ts';
import type { PageContext } from './pages/context.ts';
import { createPageContext } from './pages/context.ts';
import { answerQuestions } from './pages/faq.ts';
import {
  describeRoom,
  describeSlot,
  explainReels,
  explainRoom,
  explainStakes,
  listFeatures,
  listTable,
  listTimes,
} from './pages/sections.ts';

type Section = WrittenGameContent['sections'][number];

const isTable = ({ specs }: CatalogueGame) => specs.some(({ key }) => key === 'liveCasino');

function sectionsFor(page: PageContext): (Section | undefined)[] {
  const { game } = page;
  if (game.homeGroup === 'slots')
    return [describeSlot(page), explainReels(page), listFeatures(page), explainStakes(page)];
  if (game.homeGroup === 'bingo') return [describeRoom(page), explainRoom(page), listTimes(page), explainStakes(page)];
  const third = isTable(game) ? listTable(page) : listFeatures(page);
  return [describeRoom(page), explainRoom(page), third, explainStakes(page)];
}

/** The texts of a game's page in its culture's language. They say nothing that the game's facts do not. */
export const describeGame: DescribeGame = (game) => {
  const page = createPageContext(game);
  return {
    gameId: game.id,
    intro: game.shortText,
    sections: sectionsFor(page).filter((section) => section !== undefined),
    faq: answerQuestions(page),
    updatedAt: new Date(game.releasedAt).toISOString(),
  };
};
