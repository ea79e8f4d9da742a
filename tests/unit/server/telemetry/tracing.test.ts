import { describe, expect, it } from 'vitest';
import { activeSpan, runInSpan } from '../../../../server/telemetry/span.ts';
import { createTracing } from '../../../../server/telemetry/tracing.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';
const headers = { traceparent: `00-${traceId}-${spanId}-01`, tracestate: 'rojo=1' };

describe('the span of a request', () => {
  it('OPS-09 is in the trace of its caller, without its sampled flag', () => {
    const { context } = createTracing({ trustsSampled: false }).begin({ headers });
    expect(context).toEqual({ traceId, spanId: expect.stringMatching(/^[0-9a-f]{16}$/), flags: 0, state: 'rojo=1' });
    expect(context.spanId).not.toBe(spanId);
  });

  it('OPS-09 keeps the sampled flag of a trusted caller', () => {
    expect(createTracing({ trustsSampled: true }).begin({ headers }).context.flags).toBe(1);
  });

  it.each([[{}], [{ traceparent: 'x', tracestate: 'rojo=1' }]])('OPS-09 begins a trace for the headers %j', (given) => {
    const { context } = createTracing({ trustsSampled: true }).begin({ headers: given });
    expect(context).toMatchObject({ traceId: expect.stringMatching(/^[0-9a-f]{32}$/), flags: 2, state: '' });
  });

  it('OPS-09 has calls with span ids of their own', () => {
    const span = createTracing({ trustsSampled: false }).begin({ headers });
    const calls = [span.call('one'), span.step('gate').call('two')].map(({ context }) => context);
    expect(new Set([span.context, ...calls].map((context) => context.spanId)).size).toBe(3);
    expect(calls).toMatchObject([{ traceId }, { traceId }]);
  });

  it('OPS-09 is active in all that its request starts, and nowhere else', async () => {
    const [one, other] = [1, 2].map(() => createTracing({ trustsSampled: false }).begin({ headers: {} }));
    if (!one || !other) throw new Error('[test] There are two spans.');
    const later = () => new Promise((resolve) => setTimeout(() => resolve(activeSpan()), 1));
    expect(await Promise.all([runInSpan(one, later), runInSpan(other, later), later()])).toEqual([
      one,
      other,
      undefined,
    ]);
  });
});
