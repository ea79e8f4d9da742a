import type { WrittenGameContent } from '../../../../shared/contract/written.ts';
import { createChance } from '../../art/kit/random.ts';
import { createDeck } from '../naming/deck.ts';
import type { PageContext } from './context.ts';
import { hasSpec } from './context.ts';
import { paragraphs } from './html.ts';

type Question = NonNullable<WrittenGameContent['faq']>[number];

const questionCount = 3;

/** A question of the catalogue's texts and the key of its answer. */
interface Topic {
  topic: string;
  answer: string;
}

const open = (topic: string): Topic => ({ topic, answer: 'a' });
const yesNo = (topic: string, isSo: boolean): Topic => ({ topic, answer: isSo ? 'yes' : 'no' });

function topicsFor({ game }: PageContext): Topic[] {
  const isSlot = game.homeGroup === 'slots';
  const isBingo = game.homeGroup === 'bingo';
  return [
    ...(game.rtp === undefined ? [] : [open('rtp')]),
    ...(isSlot ? [open('volatility'), yesNo('freeSpins', game.features.includes('freeSpins'))] : []),
    ...(hasSpec(game, 'jackpot') ? [yesNo('jackpot', game.jackpotId !== undefined)] : []),
    ...(hasSpec(game, 'liveCasino') ? [yesNo('live', game.isLive)] : []),
    ...(hasSpec(game, 'decks') ? [open('decks')] : []),
    ...(isBingo ? [open('times')] : []),
    open('phone'),
    open('systems'),
  ];
}

/** Three questions with answers: first the cost, then two that fit the game. */
export function answerQuestions(page: PageContext): Question[] {
  const { game, speaker, values, seed } = page;
  const times = game.specs.find(({ key }) => key === 'bingoTimes');
  const known = { ...values, ...(times?.kind === 'schedule' && { times: speaker.list(times.value) }) };
  const topics = topicsFor(page).filter(({ topic }) => speaker.knows(`faq.${topic}.q`));
  const draw = createDeck(topics, createChance(`faq:${game.culture}:${game.id}`));
  const first = open(game.homeGroup === 'bingo' ? 'ticket' : 'stake');
  return [first, ...Array.from({ length: questionCount - 1 }, draw)].map(({ topic, answer }) => ({
    question: speaker.say(`faq.${topic}.q`, known, seed(`faq-${topic}`)),
    answerHtml: paragraphs(speaker.say(`faq.${topic}.${answer}`, known)),
  }));
}
