import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRecorder } from '../../../../server/telemetry/opentelemetry.ts';
import { inStep, runInSpan } from '../../../../server/telemetry/span.ts';
import { createTracing, type TracingOptions } from '../../../../server/telemetry/tracing.ts';
import { startOtlpReceiver } from '../support/otlp-receiver.ts';
import { recordingLog } from '../support/recording-log.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';
const sampled = { traceparent: `00-${traceId}-${parentId}-01`, tracestate: 'rojo=1' };
const unsampled = { traceparent: `00-${traceId}-${parentId}-00` };

const request = (headers = {}) => ({ headers, method: 'GET' });

async function start(options: Partial<TracingOptions> = {}, status = 200) {
  const receiver = await startOtlpReceiver(status);
  onTestFinished(() => receiver.close());
  const { log, entries } = recordingLog();
  const recorder = createRecorder({
    endpoint: receiver.endpoint,
    headers: { authorization: 'Basic x' },
    resource: { 'service.name': 'test-site', 'cloud.region': 'eu-west-1', 'service.version': '0' },
    version: '1.2.3',
    buildId: 'build-1',
    log,
  });
  return { receiver, entries, tracing: createTracing({ trustsSampled: false, ...options, recorder }) };
}

describe('the spans of a request', () => {
  it('OPS-09 reach the collector with their names, kinds, parents and attributes', async () => {
    const { receiver, tracing } = await start();
    const span = tracing.begin(request(sampled));
    await runInSpan(span, () => inStep('page.render', { 'site.page.bytes': 7 }, async () => undefined));
    const call = span.call('GET geo', { 'server.address': 'geo.example' });
    call.end('503');
    span.rename('GET home');
    span.end();
    await tracing.close();
    const common = { traceId, hasFailed: false };
    const parentSpanId = span.context.spanId;
    expect(receiver.spans).toEqual([
      {
        ...common,
        spanId: expect.any(String) as string,
        parentSpanId,
        name: 'page.render',
        kind: 'internal',
        attributes: { 'site.page.bytes': 7 },
      },
      {
        ...common,
        spanId: call.context.spanId,
        parentSpanId,
        name: 'GET geo',
        kind: 'client',
        attributes: { 'server.address': 'geo.example', 'error.type': '503' },
        hasFailed: true,
      },
      {
        ...common,
        spanId: parentSpanId,
        parentSpanId: parentId,
        name: 'GET home',
        kind: 'server',
        attributes: { 'http.request.method': 'GET' },
      },
    ]);
    expect(receiver.exports).toMatchObject([
      {
        url: '/v1/traces',
        headers: { authorization: 'Basic x' },
        resource: {
          'service.name': 'test-site',
          'cloud.region': 'eu-west-1',
          'service.version': '1.2.3',
          'site.build': 'build-1',
        },
      },
    ]);
  });

  it('OPS-09 pass on a sampled trace, also to a new one', async () => {
    const { tracing } = await start();
    expect(tracing.begin(request(sampled)).context).toMatchObject({ traceId, flags: 1, state: 'rojo=1' });
    expect(tracing.begin(request()).context).toMatchObject({ flags: 3, state: '' });
  });

  it.each<[name: string, headers: object, options: Partial<TracingOptions>, isSampled: boolean]>([
    ['below the share', {}, { random: () => 0.49 }, true],
    ['above the share', {}, { random: () => 0.5 }, false],
    ['sampled by an untrusted caller, above the share', sampled, { random: () => 0.5 }, false],
    ['not sampled by an untrusted caller, below the share', unsampled, { random: () => 0.49 }, true],
    ['sampled by a trusted caller, above the share', sampled, { random: () => 0.5, trustsSampled: true }, true],
    ['not sampled by a trusted caller, below the share', unsampled, { random: () => 0.49, trustsSampled: true }, false],
    ['without a caller where callers are trusted', {}, { random: () => 0.5, trustsSampled: true }, false],
  ])('OPS-09 are recorded by the share or a trusted caller: %s', async (_name, headers, options, isSampled) => {
    const { receiver, tracing } = await start({ sampledShare: 0.5, ...options });
    const span = tracing.begin(request(headers));
    const call = span.call('GET geo');
    expect(call.context.flags & 1).toBe(isSampled ? 1 : 0);
    call.end();
    span.end();
    await tracing.close();
    expect(receiver.spans).toHaveLength(isSampled ? 2 : 0);
  });

  it('OPS-09 name unknown methods alike', async () => {
    const { receiver, tracing } = await start();
    tracing.begin({ headers: {}, method: 'PROPFIND' }).end();
    await tracing.close();
    expect(receiver.spans[0]?.attributes).toEqual({ 'http.request.method': '_OTHER' });
  });

  it('OPS-09 do not keep a process that ends waiting for a collector that does not respond', async () => {
    const { receiver, tracing } = await start({}, 0);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    tracing.begin(request()).end();
    const closed = tracing.close();
    await vi.waitFor(() => expect(receiver.spans).toHaveLength(1), 10_000);
    // An export alone may take ten seconds.
    await vi.advanceTimersByTimeAsync(1_000);
    await closed;
  });

  it('OPS-09 cause one log line when their export fails, until it succeeds again', async () => {
    const { receiver, entries, tracing } = await start({}, 400);
    /** A batch is exported as soon as it is full. */
    const exportBatch = async (count: number) => {
      for (let index = 0; index < 512; index += 1) tracing.begin(request()).end();
      await vi.waitFor(() => expect(receiver.exports).toHaveLength(count), 10_000);
    };
    const codes = () => entries.map(({ code }) => code);
    await exportBatch(1);
    await vi.waitFor(() => expect(codes()).toEqual(['trace.export.failed']), 10_000);
    await exportBatch(2);
    receiver.reply.status = 200;
    await exportBatch(3);
    await vi.waitFor(() => expect(codes()).toEqual(['trace.export.failed', 'trace.export.resumed']), 10_000);
  });
});
