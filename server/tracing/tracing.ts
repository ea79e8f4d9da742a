import type { IncomingMessage } from 'node:http';
import { type Span, unrecordedSpan } from './span.ts';
import { newSpanId, newTrace, parseTraceContext, sampledFlag } from './trace-context.ts';

export interface TracingOptions {
  /** Follow the sampled flag of a request. Without it the flag is removed, since any client can set it. */
  trustsSampled: boolean;
}

export interface Tracing {
  /** Starts the span of a request: in its caller's trace, or in a new one where no valid `traceparent` arrives. */
  begin(request: Pick<IncomingMessage, 'headers'>): Span;
}

export function createTracing({ trustsSampled }: TracingOptions): Tracing {
  return {
    begin({ headers }) {
      const caller = parseTraceContext(headers);
      if (!caller) return unrecordedSpan(newTrace());
      const flags = trustsSampled ? caller.flags : caller.flags & ~sampledFlag;
      return unrecordedSpan({ ...caller, spanId: newSpanId(), flags });
    },
  };
}
