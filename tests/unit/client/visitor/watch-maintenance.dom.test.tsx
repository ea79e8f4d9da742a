import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { MaintenanceLine } from '../../../../client/components/maintenance-line/maintenance-line.tsx';
import { createVisitorStores } from '../../../../client/stores/visitor-stores.ts';
import { watchMaintenance } from '../../../../client/visitor/watch-maintenance.ts';
import { checkEveryMs } from '../../../../shared/account/maintenance-watch.ts';
import { after, click, until } from '../support/act.ts';
import { renderSite, siteOf } from '../support/render-site.tsx';

let respond: () => Promise<Response>;
const check = vi.fn(() => respond());
const json = (value: unknown) => async () => Response.json(value);

beforeEach(() => {
  vi.useFakeTimers();
  check.mockClear();
  vi.stubGlobal('fetch', check);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show() {
  const own = createVisitorStores();
  const log = vi.fn();
  onTestFinished(watchMaintenance({ site: siteOf('en-GB'), userContext: own.userContext, log }));
  const { container } = await renderSite(<MaintenanceLine />, { own });
  const setClosed = (isClosed: boolean) => after(() => (own.userContext.platformUnderMaintenance = isClosed));
  const passed = (ms: number) => after(() => vi.advanceTimersByTimeAsync(ms));
  return { container, log, setClosed, passed };
}

describe('maintenance notice', () => {
  it('STATE-03 ACC-05 is shown while the platform is closed, and disappears when a check reports that it is open', async () => {
    const { container, setClosed, passed } = await show();
    await passed(checkEveryMs);
    expect(container.textContent).toBe('');
    expect(check).not.toHaveBeenCalled();
    await setClosed(true);
    expect(container.querySelector('[role=status]')?.textContent).toContain('Accounts and games are closed');
    respond = json(true);
    await passed(checkEveryMs);
    await until(() => expect(check).toHaveBeenCalledOnce());
    expect(container.textContent).toContain('closed');
    respond = json(false);
    await passed(checkEveryMs);
    await until(() => expect(container.textContent).toBe(''));
    await passed(9 * checkEveryMs);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('ACC-05 checks again when the page becomes visible', async () => {
    const { setClosed, passed } = await show();
    respond = json(true);
    await setClosed(true);
    await passed(60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => expect(check).toHaveBeenCalledOnce());
  });

  it('ACC-05 ERR-01 logs a failed check, and treats it as open', async () => {
    const { container, log, setClosed, passed } = await show();
    respond = async () => Promise.reject(new TypeError('offline'));
    await setClosed(true);
    await passed(checkEveryMs);
    await passed(5_000);
    await until(() => expect(container.textContent).toBe(''));
    expect(log).toHaveBeenCalledWith('LogError', 'The maintenance check failed', expect.stringContaining('offline'));
  });

  it('STATE-03 can be dismissed until the next maintenance', async () => {
    const { container, setClosed } = await show();
    await setClosed(true);
    await click(container.querySelector('button'));
    expect(container.textContent).toBe('');
    await setClosed(false);
    await setClosed(true);
    expect(container.textContent).toContain('closed');
  });
});
