/** Goal of a figure: for its value, or for its ratio to the control. */
export interface Target {
  readonly of: 'value' | 'ratio';
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** One measured figure, beside its control. */
export interface Figure {
  /** Stable id by which two runs are compared: `server.hit.br`. */
  readonly id: string;
  readonly title: string;
  readonly value: number;
  readonly unit: string;
  /** The same measurement of a known reference, in the same run. */
  readonly control?: { readonly title: string; readonly value: number };
  readonly target?: Target;
}

/** Value divided by control. Undefined without a control. */
export function ratioOf({ value, control }: Figure): number | undefined {
  return control && control.value / value !== Number.POSITIVE_INFINITY ? value / control.value : undefined;
}

/** Whether the target is reached. Undefined without a target. */
export function isReached(figure: Figure): boolean | undefined {
  const { target, value } = figure;
  const judged = target?.of === 'ratio' ? ratioOf(figure) : value;
  if (!target || judged === undefined) return undefined;
  return (
    judged >= (target.atLeast ?? Number.NEGATIVE_INFINITY) && judged <= (target.atMost ?? Number.POSITIVE_INFINITY)
  );
}
