import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLog, logCodes } from '../../../../server/ops/log.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function createTestLog(level = 'info') {
  const lines: string[] = [];
  return { lines, log: createLog(level, { write: (line: string) => void lines.push(line) }) };
}

describe('the log', () => {
  it('OPS-02 writes one line of JSON for each event, with level, time and code', () => {
    const { log, lines } = createTestLog();
    log.warn({ code: 'upstream.stale', requestId: 'r-1', ageMs: 7 });
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      code: 'upstream.stale',
      requestId: 'r-1',
      ageMs: 7,
    });
  });

  it('BRAND-05 leaves out what is below its level', () => {
    const { log, lines } = createTestLog('warn');
    log.debug({ code: 'request.done' });
    log.info({ code: 'request.done' });
    log.warn({ code: 'request.refused' });
    log.error({ code: 'page.failed' });
    expect(lines).toHaveLength(2);
  });

  it('OPS-02 does not hold lines back for longer than a second, after a flush neither, nor at the end', () => {
    vi.useFakeTimers();
    const output = { write: () => true, flush: vi.fn(), flushSync: vi.fn() };
    vi.spyOn(pino, 'destination').mockReturnValue(output as unknown as ReturnType<typeof pino.destination>);
    const log = createLog('info');
    log.flush();
    vi.advanceTimersByTime(2_000);
    expect(output.flush).toHaveBeenCalledTimes(3);
    expect(output.flushSync).not.toHaveBeenCalled();
    log.flushSync();
    expect(output.flushSync).toHaveBeenCalledOnce();
  });

  it('OPS-02 names each code once', () => expect(new Set(logCodes).size).toBe(logCodes.length));
});
