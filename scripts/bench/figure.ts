/** What a figure should reach: its value, or its ratio to the control. */
export interface Target {
  readonly of: 'value' | 'ratio';
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** One thing that was measured, beside what it is measured against. */
export interface Figure {
  /** Stable name, by which two runs are compared: `server.hit.br`. */
  readonly id: string;
  readonly title: string;
  readonly value: number;
  readonly unit: string;
  /** The same measured of something known, in the same run. */
  readonly control?: { readonly title: string; readonly value: number };
  readonly target?: Target;
}

/** Value divided by control; undefined without a control. */
export function ratioOf({ value, control }: Figure): number | undefined {
  return control && control.value / value !== Number.POSITIVE_INFINITY ? value / control.value : undefined;
}

/** Whether the target is reached; undefined when there is none. */
export function isReached(figure: Figure): boolean | undefined {
  const { target, value } = figure;
  const judged = target?.of === 'ratio' ? ratioOf(figure) : value;
  if (!target || judged === undefined) return undefined;
  return (
    judged >= (target.atLeast ?? Number.NEGATIVE_INFINITY) && judged <= (target.atMost ?? Number.POSITIVE_INFINITY)
  );
}
