import { describe, expect, it } from 'vitest';
import { newTrace, parseTraceContext, traceHeaders } from '../../../../server/telemetry/trace-context.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';
const valid = `00-${traceId}-${spanId}-01`;

const stateOf = (tracestate: string | string[]) => parseTraceContext({ traceparent: valid, tracestate })?.state;

describe('traceparent', () => {
  it.each([
    [valid, 1],
    [`00-${traceId}-${spanId}-00`, 0],
    [`00-${traceId}-${spanId}-03`, 3],
    [`00-${traceId}-${spanId}-ff`, 3],
    [`01-${traceId}-${spanId}-01`, 1],
    [`cc-${traceId}-${spanId}-01-what-comes-later`, 1],
  ])('OPS-09 %s is accepted', (traceparent, flags) => {
    expect(parseTraceContext({ traceparent })).toEqual({ traceId, spanId, flags, state: '' });
  });

  it.each([
    [undefined],
    [''],
    [`00-${traceId}-${spanId}`],
    [`00-${traceId}-${spanId}-01-more`],
    [`00-${traceId}-${spanId}-01-`],
    [`00-${traceId}-${spanId}-1`],
    [`00-${traceId}-${spanId}-01 `],
    [`ff-${traceId}-${spanId}-01`],
    [`0-${traceId}-${spanId}-01`],
    [`00-${traceId.toUpperCase()}-${spanId}-01`],
    [`00-${'0'.repeat(32)}-${spanId}-01`],
    [`00-${traceId}-${'0'.repeat(16)}-01`],
    [`00-${traceId.slice(1)}-${spanId}-01`],
    [`01-${traceId}-${spanId}-01.more`],
    [`${valid}, ${valid}`],
  ])('OPS-09 %s is rejected', (traceparent) => {
    expect(parseTraceContext({ traceparent })).toBeUndefined();
  });
});

describe('tracestate', () => {
  it.each([
    ['rojo=00f067aa0ba902b7', 'rojo=00f067aa0ba902b7'],
    [' rojo=1 ,,\tcongo=t61 ', 'rojo=1,congo=t61'],
    ['tenant@vendor=a b', 'tenant@vendor=a b'],
    [['rojo=1', 'congo=2'], 'rojo=1,congo=2'],
  ])('OPS-09 %j is passed on', (given, passed) => expect(stateOf(given)).toBe(passed));

  it.each([
    ['a value', 'rojo'],
    ['a valid key', 'Rojo=1'],
    ['a key', '=1'],
    ['a value without "="', 'rojo=1=2'],
    ['printable letters', 'rojo=\u{e9}'],
    ['an empty value', 'rojo='],
    ['distinct keys', 'rojo=1,congo=2,rojo=3'],
    ['a shorter value', `rojo=${'x'.repeat(257)}`],
    ['at most 32 members', Array.from({ length: 33 }, (_, index) => `k${index}=1`).join()],
  ])('OPS-09 is dropped where it needs %s', (_needs, given) => expect(stateOf(given)).toBe(''));

  it('OPS-09 is shortened to 512 characters, by its last members', () => {
    const members = ['one', 'two', 'three'].map((key) => `${key}=${'x'.repeat(240)}`);
    expect(stateOf(members.join())).toBe(members.slice(0, 2).join());
  });
});

describe('headers of a call', () => {
  it('OPS-09 name the trace, the span and the flags', () => {
    const context = { traceId, spanId, flags: 1, state: 'rojo=1' };
    expect(traceHeaders(context)).toEqual({ traceparent: valid, tracestate: 'rojo=1' });
    expect(traceHeaders({ ...context, flags: 2, state: '' })).toEqual({ traceparent: `00-${traceId}-${spanId}-02` });
  });

  it('OPS-09 of a new trace are valid, random and not sampled', () => {
    const [one, other] = [newTrace(), newTrace()];
    expect(parseTraceContext(traceHeaders(one))).toEqual({ ...one, flags: 2 });
    expect(one.traceId).not.toBe(other.traceId);
  });
});
