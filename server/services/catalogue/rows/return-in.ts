import type { Market } from '../markets.ts';
import type { Title } from '../titles/title.ts';

const lowestSlotReturn = 86;

/** What a game returns in a market (percent), where a slot's tax is taken from it; undefined for what has no return to name. */
export function returnIn({ kind, play: { rtp } }: Title, { slotTax }: Market): number | undefined {
  if (rtp === undefined) return undefined;
  const tax = kind === 'slot' ? slotTax : 0;
  return Math.max(lowestSlotReturn, Math.round((rtp - tax) * 100) / 100);
}
