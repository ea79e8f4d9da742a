import { describe, expect, it } from 'vitest';
import { CircuitOpenError } from '../../../../server/async/breaker.ts';
import { createTestUpstream, json, things } from '../support/test-upstream.ts';

const skipped = (reason: string, requestId: string, firstRequestId: string) => ({
  level: 'warn',
  code: 'upstream.skipped',
  requestId,
  key: things.key,
  reason,
  firstRequestId,
});

describe('the log of a request that made no call of its own', () => {
  it('OPS-08 names the request whose call failed shortly before', async () => {
    const { read, readWith, entries, clock } = createTestUpstream();
    await readWith(json({}, 500));
    clock.now = 1_000;
    await read(things, undefined, undefined, 'r-2');
    expect(entries.slice(1)).toEqual([skipped('backoff', 'r-2', 'r-1')]);
  });

  it('OPS-08 names the request that opened the breaker', async () => {
    const { readWith, entries } = createTestUpstream();
    await readWith(new CircuitOpenError('r-0'));
    expect(entries).toEqual([skipped('circuit-open', 'r-1', 'r-0')]);
  });

  it('OPS-08 names the request whose failed call it joined', async () => {
    const { read, calls, entries } = createTestUpstream();
    const all = [read(), read(things, undefined, undefined, 'r-2')].map(async (result) => result);
    calls[0]?.response(json({}, 500));
    await Promise.all(all);
    expect(entries.map(({ code }) => code)).toEqual(['upstream.failed', 'upstream.skipped']);
    expect(entries[1]).toEqual(skipped('joined', 'r-2', 'r-1'));
  });

  it('OPS-08 has no line for a joined call that succeeded, or whose own client disconnected', async () => {
    const { read, calls, entries } = createTestUpstream();
    const disconnect = new AbortController();
    const all = [read(), read(things, disconnect.signal, undefined, 'r-2')].map(async (result) => result);
    disconnect.abort();
    calls[0]?.response(json({ n: 1 }));
    await Promise.all(all);
    expect(entries).toEqual([]);
  });

  it('OPS-08 has one line for a request whose own call failed, however often it reads the resource', async () => {
    const { read, readWith, codes } = createTestUpstream();
    await readWith(json({}, 500));
    await read();
    expect(codes()).toEqual(['upstream.failed']);
  });

  it('OPS-08 says how long a request has waited for a late call, and which request started it', () => {
    const { read, lastGood, entries } = createTestUpstream();
    void read();
    lastGood();
    expect(entries).toEqual([
      {
        level: 'warn',
        code: 'upstream.late',
        requestId: 'r-2',
        key: things.key,
        waitedMs: 2_000,
        firstRequestId: 'r-1',
      },
    ]);
  });
});
