import { alignColumns } from '../terminal/align-columns.ts';
import { type Figure, isReached, ratioOf, type Target } from './figure.ts';

/** At most three significant digits. */
export function shorten(value: number): string {
  if (!Number.isFinite(value)) return '-';
  const digits = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value))) + 1;
  return value.toFixed(Number.isInteger(value) ? 0 : Math.max(0, Math.min(4, 3 - digits)));
}

const withUnit = (value: number, unit: string) => `${shorten(value)}${unit && ` ${unit}`}`;

function describeTarget({ of, atLeast, atMost }: Target, unit: string): string {
  const bound = (sign: string, limit: number | undefined) =>
    limit === undefined ? '' : `${sign} ${of === 'ratio' ? `${limit} ×` : withUnit(limit, unit)}`;
  return bound('≥', atLeast) || bound('≤', atMost);
}

const targetMarks = new Map<boolean | undefined, string>([
  [true, 'ok'],
  [false, 'MISSED'],
]);

function cells(figure: Figure): string[] {
  const { title, value, unit, control, target } = figure;
  const ratio = ratioOf(figure);
  return [
    title,
    withUnit(value, unit),
    control ? `${withUnit(control.value, unit)}  ${control.title}` : '',
    ratio === undefined ? '' : `${shorten(ratio)} ×`,
    target ? describeTarget(target, unit) : '',
    targetMarks.get(isReached(figure)) ?? '',
  ];
}

/** Each figure beside its control, their ratio and its target. */
export function figureTable(figures: readonly Figure[]): string {
  return alignColumns(figures.map(cells), new Set([0, 2, 5]));
}
