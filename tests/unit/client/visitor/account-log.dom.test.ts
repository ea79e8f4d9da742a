import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAccountLog } from '../../../../client/visitor/account-log.ts';
import { siteOf } from '../support/render-site.tsx';
import { takeScripts } from '../support/scripts.ts';
import { withStorage } from '../support/storage.ts';

withStorage();
const siteLog = vi.fn();
const accountLog = vi.fn();
/** Whether the logger's script loads. */
let scriptLoads = true;
const requested: string[] = [];

const entry = ['platform', 'login', { username: 'ann' }] as const;
const stored = () => JSON.parse(sessionStorage.getItem('sc-account-log') ?? '[]') as unknown[];
const settle = () => new Promise((resolve) => setImmediate(resolve));

function create() {
  const host = createAccountLog(siteOf('en-GB'), siteLog);
  onTestFinished(host.stop);
  return host;
}

beforeEach(() => {
  scriptLoads = true;
  requested.length = 0;
  accountLog.mockReset();
  Object.assign(window, { accountLog: undefined });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  takeScripts((url) => {
    requested.push(new URL(url).pathname);
    if (!scriptLoads) throw new Error('no');
    Object.assign(window, { accountLog });
  });
});

describe('account log', () => {
  it('ACC-10 stores an entry until the script has loaded', async () => {
    const { log } = create();
    log(...entry);
    expect([accountLog.mock.calls.length, stored()]).toEqual([0, [entry]]);
    await settle();
    expect([accountLog.mock.calls, stored()]).toEqual([[entry], []]);
  });

  it('ACC-10 sends on the next page the entries that could not be sent on this one', async () => {
    scriptLoads = false;
    create().log(...entry);
    await settle();
    expect(stored()).toEqual([entry]);
    scriptLoads = true;
    create();
    await settle();
    expect([accountLog.mock.calls, stored()]).toEqual([[entry], []]);
  });

  it('ACC-10 keeps the entries stored when the script does not load before the time limit of handOver', async () => {
    scriptLoads = false;
    const { log, handOver } = create();
    log(...entry);
    await handOver(5);
    expect(stored()).toEqual([entry]);
  });

  it('ACC-10 flushes stored entries on pagehide', () => {
    const { log } = create();
    log(...entry);
    Object.assign(window, { accountLog });
    dispatchEvent(new Event('pagehide'));
    expect([accountLog.mock.calls, stored()]).toEqual([[entry], []]);
  });

  it.each(['{', '7', '[1]', '[["nothing","login",{}]]', '[["platform",1,{}]]'])(
    'ACC-10 discards stored data that is malformed: %s',
    async (text) => {
      sessionStorage.setItem('sc-account-log', text);
      create();
      await settle();
      expect([requested, accountLog.mock.calls.length]).toEqual([[], 0]);
    },
  );

  it('SHELL-15 logs an error of the logger and drops the entry', async () => {
    accountLog.mockImplementation(() => {
      throw new Error('broken');
    });
    const { log } = create();
    log(...entry);
    await settle();
    expect(stored()).toEqual([]);
    expect(siteLog).toHaveBeenCalledWith('LogError', 'accountLog failed: broken', expect.any(String));
  });
});
