import type { CatalogueGame } from '../game.ts';
import { markets } from '../markets.ts';
import { at, pairAt } from '../texts/pick.ts';
import type { Speaker } from '../texts/speaker.ts';
import type { Values } from '../texts/template.ts';
import { worldWords } from '../texts/world-words.ts';
import { worldOf } from './themes.ts';

/** Length of a description in characters. Search engines cut longer ones and ignore shorter ones. */
const shortest = 120;
const longest = 155;

type Row = Omit<CatalogueGame, 'shortText' | 'seo'>;

/** Message key of the sort of game. Live games are a sort of their own. */
export const sortKey = ({ mechanic, isLive }: Pick<CatalogueGame, 'mechanic' | 'isLive'>): string =>
  `sort.${mechanic ?? ''}${isLive ? '.live' : ''}`;

const isSlot = ({ homeGroup }: Row) => homeGroup === 'slots';

/**
 * One or two sentences for lists, about the first sight of the game. Games of a sort take turns (`turn`) with the
 * texts, so that neighbours differ.
 */
export function summarise(row: Row, speaker: Speaker, { place, turn }: { place: number; turn: number }): string {
  const world = worldOf(row.themes);
  if (isSlot(row) && world) {
    const { scenery, symbols } = worldWords(markets[row.culture].language, world);
    // Each scenery meets every pair, the next one beginning elsewhere.
    const [one, two] = pairAt(
      symbols,
      Math.floor(turn / scenery.length) + (turn % scenery.length) * (symbols.length + 1),
    );
    return `${at(scenery, turn)} ${speaker.say('slot.symbols.pair', { one, two }, place)}`;
  }
  const intro = speaker.say(`room.intro.${row.mechanic ?? ''}`, { name: row.name }, turn);
  const terms = { provider: row.provider.name, ...(row.minBet && { min: speaker.money(row.minBet) }) };
  const termsKey = row.homeGroup === 'bingo' ? 'room.terms.tickets' : 'room.terms.stakes';
  return `${intro} ${speaker.say(termsKey, terms, place)}`;
}

function factsKey({ volatility, homeGroup }: Row): string {
  if (homeGroup === 'bingo') return 'seo.facts.tickets';
  return volatility ? 'seo.facts.volatile' : 'seo.facts.stakes';
}

/**
 * A description of 120 to 155 characters: a lead, the facts and a closing sentence, in the first combination that fits,
 * starting from the one that `seed` picks. Throws when none fits.
 */
export function describeForSearch(row: Row, speaker: Speaker, seed: number): string {
  const world = worldOf(row.themes);
  const { language } = markets[row.culture];
  const schedule = row.specs.find(({ key }) => key === 'bingoSchedule');
  const values: Values = {
    name: row.name,
    provider: row.provider.name,
    ...(isSlot(row) ? { where: world ? worldWords(language, world).where : '' } : { sort: speaker.say(sortKey(row)) }),
    ...(row.rtp !== undefined && { rtp: speaker.percent(row.rtp) }),
    ...(row.volatility && { volatility: speaker.say(`volatility.${row.volatility}`) }),
    ...(row.minBet && { min: speaker.money(row.minBet) }),
    ...(row.maxBet && { max: speaker.money(row.maxBet) }),
    ...(schedule?.kind === 'enum' && { schedule: speaker.say(`schedule.${schedule.value}`) }),
  };
  const [leadKey, factKey] = [isSlot(row) ? 'seo.lead.slot' : 'seo.lead.other', factsKey(row)];
  const closings = speaker.variants('seo.close');
  for (let lead = 0; lead < speaker.variants(leadKey); lead += 1) {
    for (let fact = 0; fact < speaker.variants(factKey); fact += 1) {
      const start = `${speaker.say(leadKey, values, lead + (seed & 1))} ${speaker.say(factKey, values, fact)}`;
      for (let close = 0; close <= closings; close += 1) {
        const text =
          close === closings ? start : `${start} ${speaker.say('seo.close', undefined, close + (seed >>> 4))}`;
        if (text.length >= shortest && text.length <= longest) return text;
      }
    }
  }
  throw new Error(
    `[catalogue] no description of "${row.name}" (${row.culture}) has ${shortest} to ${longest} characters.`,
  );
}
