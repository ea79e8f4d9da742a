import type { Market } from '../markets.ts';
import type { Title } from '../titles/title.ts';

const lowestSlotReturn = 86;

/** Return to player in a market in percent, less the tax on slots. Undefined for games without a stated return. */
export function returnIn({ kind, play: { rtp } }: Title, { slotTax }: Market): number | undefined {
  if (rtp === undefined) return undefined;
  const tax = kind === 'slot' ? slotTax : 0;
  return Math.max(lowestSlotReturn, Math.round((rtp - tax) * 100) / 100);
}
