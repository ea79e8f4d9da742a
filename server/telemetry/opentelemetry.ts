import { ROOT_CONTEXT, type Span as RecordedSpan, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Log } from './log.ts';
import type { Attributes, Span } from './span.ts';
import { randomFlag, sampledFlag, type TraceContext } from './trace-context.ts';
import type { Recorder } from './tracing.ts';

export interface RecorderOptions {
  /** Base URL of the collector, which takes OTLP over HTTP. */
  endpoint: string;
  /** Headers of each export. Secret. */
  headers: Readonly<Record<string, string>>;
  /** Attributes of all spans, with the site's name. */
  resource: Readonly<Record<string, string>>;
  version: string;
  buildId: string;
  log: Log;
}

/** Most time that the last export may take while the process ends (ms). The drain before it leaves one second. */
const closeMs = 800;

const successCode = 0;

/** An exporter whose failures are logged once, until it succeeds again. The spans are lost. */
function logFailures(exporter: SpanExporter, log: Log): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const { code, error } = result;
        const hasFailed = code !== successCode;
        if (hasFailed && !isFailing)
          log.warn({ code: 'trace.export.failed', message: error?.message ?? 'The collector rejected the spans.' });
        if (!hasFailed && isFailing) log.info({ code: 'trace.export.resumed' });
        isFailing = hasFailed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

/** Records spans and exports them in batches by OTLP over HTTP. */
export function createRecorder({ endpoint, headers, resource, version, buildId, log }: RecorderOptions): Recorder {
  const exporter = logFailures(new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers }), log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ ...resource, 'service.version': version, 'site.build': buildId }),
    // `createTracing` has decided, also for requests whose caller is not trusted to.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
    spanLimits: { attributeValueLengthLimit: 256, attributeCountLimit: 32 },
  });
  const tracer = provider.getTracer('site', version);

  function start(
    name: string,
    kind: SpanKind,
    attributes: Attributes,
    parent: TraceContext | undefined,
    isRemote: boolean,
  ): Span {
    const parentContext = parent && { ...parent, traceFlags: parent.flags, isRemote };
    const recorded = tracer.startSpan(
      name,
      { kind, attributes },
      parentContext ? trace.setSpanContext(ROOT_CONTEXT, parentContext) : ROOT_CONTEXT,
    );
    const { traceId, spanId } = recorded.spanContext();
    const flags = sampledFlag | (parent ? parent.flags : randomFlag);
    return spanOf(recorded, { traceId, spanId, flags, state: parent?.state ?? '' });
  }

  function spanOf(recorded: RecordedSpan, context: TraceContext): Span {
    return {
      context,
      step: (name, attributes = {}) => start(name, SpanKind.INTERNAL, attributes, context, false),
      call: (name, attributes = {}) => start(name, SpanKind.CLIENT, attributes, context, false),
      rename: (name) => void recorded.updateName(name),
      set: (attributes) => void recorded.setAttributes(attributes),
      end(failure) {
        if (failure !== undefined) {
          recorded.setAttribute('error.type', failure);
          recorded.setStatus({ code: SpanStatusCode.ERROR });
        }
        recorded.end();
      },
    };
  }

  return {
    begin: (method, caller) => start(method, SpanKind.SERVER, { 'http.request.method': method }, caller, true),
    async close() {
      const exported = provider.shutdown().catch(() => undefined);
      await Promise.race([exported, new Promise((resolve) => setTimeout(resolve, closeMs).unref())]);
    },
  };
}
