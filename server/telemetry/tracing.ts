import type { IncomingMessage } from 'node:http';
import { type Span, unrecordedSpan } from './span.ts';
import { newSpanId, newTrace, parseTraceContext, sampledFlag, type TraceContext } from './trace-context.ts';

/** Records the spans of sampled requests. */
export interface Recorder {
  /** Starts the span of a request in its caller's trace, or in a new one. */
  begin(method: string, caller: TraceContext | undefined): Span;
  /** Exports the finished spans, within a time limit. */
  close(): Promise<void>;
}

export interface TracingOptions {
  /** Follow the sampled flag of a request. Without it the flag is removed, since any client can set it. */
  trustsSampled: boolean;
  /** Share of the other requests that are recorded. */
  sampledShare?: number;
  recorder?: Recorder | undefined;
  /** Returns a number from 0 to 1. */
  random?: () => number;
}

export interface Tracing {
  readonly isRecording: boolean;
  /** Starts the span of a request: in its caller's trace, or in a new one where no valid `traceparent` arrives. */
  begin(request: Pick<IncomingMessage, 'headers' | 'method'>): Span;
  close(): Promise<void>;
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The method as a bounded name, as OpenTelemetry's conventions write it. */
const methodOf = (method = 'GET') => (methods.has(method) ? method : '_OTHER');

export function createTracing({
  trustsSampled,
  sampledShare = 1,
  recorder,
  random = Math.random,
}: TracingOptions): Tracing {
  return {
    isRecording: recorder !== undefined,
    begin({ headers, method }) {
      const caller = parseTraceContext(headers);
      // Not by the trace id, as OpenTelemetry's sampler decides: a client could choose one that is always recorded.
      const isSampled = caller && trustsSampled ? (caller.flags & sampledFlag) > 0 : random() < sampledShare;
      if (recorder && isSampled) return recorder.begin(methodOf(method), caller);
      if (!caller) return unrecordedSpan(newTrace());
      const flags = trustsSampled ? caller.flags : caller.flags & ~sampledFlag;
      return unrecordedSpan({ ...caller, spanId: newSpanId(), flags });
    },
    close: async () => recorder?.close(),
  };
}
