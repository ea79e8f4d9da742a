import { AsyncLocalStorage } from 'node:async_hooks';
import { newSpanId, type TraceContext } from './trace-context.ts';

/** Bounded values without data of a visitor. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work in a trace: a request, a call to a service, or a step between them. */
export interface Span {
  readonly context: TraceContext;
  /** Starts a step within this span. */
  step(name: string, attributes?: Attributes): Span;
  /** Starts a call to a service, with a span id of its own. */
  call(name: string, attributes?: Attributes): Span;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Ends it. `failure` is the kind of its error, if it has failed. */
  end(failure?: string): void;
}

const nothing = () => undefined;

/** A span that is not recorded. Its calls still pass the trace on. */
export function unrecordedSpan(context: TraceContext): Span {
  const span: Span = {
    context,
    step: () => span,
    call: () => unrecordedSpan({ ...context, spanId: newSpanId() }),
    rename: nothing,
    set: nothing,
    end: nothing,
  };
  return span;
}

/**
 * The span of the work that runs. It follows the work through promises and timers, so that work which several requests
 * share belongs to the request that started it.
 */
const active = new AsyncLocalStorage<Span>();

/** Undefined outside a request. */
export const activeSpan = (): Span | undefined => active.getStore();

/** Runs `act`, and all that it starts, within a span. */
export const runInSpan = <T>(span: Span, act: () => T): T => active.run(span, act);

/** Name of an error, for `end`. */
export const failureOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

/** Runs `act` within a step of the active span, which ends when its result has settled. */
export async function inStep<T>(name: string, attributes: Attributes, act: () => Promise<T>): Promise<T> {
  const span = activeSpan()?.step(name, attributes);
  if (!span) return act();
  try {
    const result = await runInSpan(span, act);
    span.end();
    return result;
  } catch (error) {
    span.end(failureOf(error));
    throw error;
  }
}
