import { AsyncLocalStorage } from 'node:async_hooks';
import { newSpanId, type TraceContext } from './trace-context.ts';

export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work in a trace: a request, a call to a service, or a step between them. */
export interface Span {
  readonly context: TraceContext;
  /** Starts a step within this span. */
  step(name: string, attributes?: Attributes): Span;
  /** Starts a call to a service, with a span id of its own. */
  call(name: string, attributes?: Attributes): Span;
  set(attributes: Attributes): void;
  /** Ends it. `error` marks it as failed. */
  end(error?: unknown): void;
}

/** A span that nobody records. Its calls still pass the trace on. */
export function unrecordedSpan(context: TraceContext): Span {
  const span: Span = {
    context,
    step: () => span,
    call: () => unrecordedSpan({ ...context, spanId: newSpanId() }),
    set() {},
    end() {},
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
