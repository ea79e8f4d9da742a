import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLog, logCodes } from '../../../../server/telemetry/log.ts';
import { runInSpan } from '../../../../server/telemetry/span.ts';
import { createTracing } from '../../../../server/telemetry/tracing.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Output = ReturnType<typeof pino.destination>;

function createTestLog(level = 'info') {
  const lines: string[] = [];
  return { lines, log: createLog(level, { write: (line: string) => void lines.push(line) }) };
}

/** A stand-in for the process's output stream that a test controls. */
function fakeOutput() {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const output = Object.assign(new EventEmitter(), { write, flush: vi.fn(), flushSync: vi.fn() });
  const opened = vi.spyOn(pino, 'destination').mockReturnValue(output as unknown as Output);
  return { output, lines, opened };
}

describe('the log', () => {
  it('OPS-02 writes one line of JSON for each event, with level, time and code', () => {
    const { log, lines } = createTestLog();
    log.warn({ code: 'upstream.stale', requestId: 'r-1', ageMs: 7 });
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      app: 'site',
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      code: 'upstream.stale',
      requestId: 'r-1',
      ageMs: 7,
    });
  });

  it('OPS-09 adds the trace to lines of a request that do not name it', () => {
    const { log, lines } = createTestLog();
    const span = createTracing({ trustsSampled: false }).begin({ headers: {} });
    const entry = { code: 'upstream.stale', requestId: 'r-1' } as const;
    log.warn(entry);
    runInSpan(span, () => {
      log.warn(entry);
      log.warn({ ...entry, traceId: 'own' });
      log.info({ code: 'cache.available' });
    });
    const traceIds = lines.map((line) => (JSON.parse(line) as { traceId?: string }).traceId);
    expect(traceIds).toEqual([undefined, span.context.traceId, 'own', undefined]);
  });

  it('BRAND-05 omits events below its level', () => {
    const { log, lines } = createTestLog('warn');
    log.info({ code: 'request.done' });
    log.warn({ code: 'request.refused' });
    log.error({ code: 'page.failed' });
    expect(lines).toHaveLength(2);
  });

  it('OPS-02 flushes its buffer on demand, every second, and synchronously on exit', () => {
    vi.useFakeTimers();
    const { output } = fakeOutput();
    const log = createLog('info');
    log.flush();
    vi.advanceTimersByTime(2_000);
    expect(output.flush).toHaveBeenCalledTimes(3);
    expect(output.flushSync).not.toHaveBeenCalled();
    log.flushSync();
    expect(output.flushSync).toHaveBeenCalledOnce();
  });

  it('OPS-02 OPS-03 goes on while the output cannot be written, and does not wait for it on exit', () => {
    vi.useFakeTimers();
    const { output } = fakeOutput();
    const { flushSync } = output;
    const log = createLog('info');
    output.emit('error', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    log.flushSync();
    expect(flushSync).not.toHaveBeenCalled();
    output.emit('write', 4096);
    log.flushSync();
    expect(flushSync).toHaveBeenCalledOnce();
  });

  it('OPS-02 OPS-05 buffers at most 16 MiB for a stalled output, and then logs the number of dropped lines', () => {
    vi.useFakeTimers();
    const { output, lines, opened } = fakeOutput();
    createLog('error');
    expect(opened.mock.lastCall?.[0]).toMatchObject({ maxLength: 16 * 1024 * 1024 });
    output.emit('drain');
    for (const line of ['one', 'two']) output.emit('drop', line);
    expect(lines).toEqual([]);
    output.emit('drain');
    output.emit('drain');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ level: 'error', code: 'log.dropped', lines: 2 }),
    ]);
  });

  it('OPS-02 lists each code once', () => expect(new Set(logCodes).size).toBe(logCodes.length));
});
