import { alignColumns } from '../terminal/align-columns.ts';
import { type Figure, isReached, ratioOf } from './figure.ts';
import type { Results } from './results.ts';
import { shorten } from './table.ts';

/**
 * Differences between two runs. A figure with a control is compared by its ratio to it, since the machine's speed may
 * have changed. Others are compared by value.
 */
export function compareRuns(before: Results, after: Results): string {
  const known = new Map(before.figures.map((figure) => [figure.id, figure]));
  const rows = after.figures.flatMap((figure) => {
    const old = known.get(figure.id);
    return old ? [compareFigure(old, figure)] : [];
  });
  const names = new Set(after.figures.map(({ id }) => id));
  const missing = before.figures.filter(({ id }) => !names.has(id)).map(({ id }) => `  no longer measured: ${id}`);
  return [alignColumns([['', 'before', 'after', 'change', ''], ...rows], new Set([0, 4])), ...missing].join('\n');
}

function compareFigure(before: Figure, after: Figure): string[] {
  const ratios = [ratioOf(before), ratioOf(after)] as const;
  const [old, now] =
    ratios[0] === undefined || ratios[1] === undefined ? [before.value, after.value] : [ratios[0], ratios[1]];
  const suffix = ratios[0] === undefined ? after.unit && ` ${after.unit}` : ' ×';
  const change = old === 0 ? Number.NaN : ((now - old) / old) * 100;
  return [
    after.title,
    `${shorten(old)}${suffix}`,
    `${shorten(now)}${suffix}`,
    Number.isNaN(change) ? '' : `${change >= 0 ? '+' : ''}${change.toFixed(1)} %`,
    describeChange(isReached(before), isReached(after)),
  ];
}

function describeChange(before: boolean | undefined, after: boolean | undefined): string {
  if (before === after || after === undefined) return '';
  return after ? 'now reached' : 'no longer reached';
}
