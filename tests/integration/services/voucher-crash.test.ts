import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareData, type RunningServices, startServices } from '../support/services.ts';

let folder: string;
beforeAll(async () => {
  folder = await prepareData();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = () => startServices({ env: { DATA_DIR: folder } });

/** Kills the services without running their signal handlers, like the OOM killer. */
async function killHard({ child, stop }: RunningServices): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  await stop();
}

const codeAt = (index: number) => `ONCE-${String(index + 1).padStart(4, '0')}`;

/** Status of one redemption; undefined when no response came. */
async function redeem({ origin }: RunningServices, index: number, username: string): Promise<number | undefined> {
  try {
    const response = await fetch(`${origin}/api/v1/voucher`, {
      method: 'POST',
      // The services limit the calls of one address.
      headers: { 'Idempotency-Key': `key-${username}-${index}`, 'X-Forwarded-For': `192.0.2.${index}` },
      body: JSON.stringify({ voucher: codeAt(index), username, brandLocalCode: 'UK' }),
    });
    return ((await response.json()) as { status: number }).status;
  } catch {
    return undefined;
  }
}

function redemptions(): { code: string; username: string }[] {
  const database = new DatabaseSync(join(folder, 'state.sqlite'), { readOnly: true });
  const rows = database.prepare('SELECT code, username FROM voucher_redemption').all();
  database.close();
  return rows.map(({ code, username }) => ({ code: String(code), username: String(username) }));
}

describe('voucher redemption after kill -9', () => {
  it('PAGE-08 loses no confirmed redemption, redeems no code twice, and repeats the response for a known key', async () => {
    const count = 200;
    const indices = Array.from({ length: count }, (_, index) => index);
    const responses = new Map<number, number>();

    const first = await start();
    const some = Promise.withResolvers<void>();
    const waiting = [...indices];
    // Ten concurrent clients redeem one code after another until the services are killed.
    const redeemNext = async (): Promise<void> => {
      const index = waiting.shift();
      const status = index === undefined ? undefined : await redeem(first, index, 'ann');
      if (index === undefined || status === undefined) return;
      responses.set(index, status);
      if (responses.size === 60) some.resolve();
      return redeemNext();
    };
    const clients = Array.from({ length: 10 }, redeemNext);
    await some.promise;
    await killHard(first);
    await Promise.all(clients);
    expect(responses.size).toBeLessThan(count);
    expect(new Set(responses.values())).toEqual(new Set([0]));
    const stored = new Set(redemptions().map(({ code }) => code));
    for (const index of responses.keys()) expect(stored).toContain(codeAt(index));

    const second = await start();
    // Another user tries first: codes that ann redeemed without a response remain hers.
    const others = await Promise.all(indices.map((index) => redeem(second, index, 'ben')));
    const again = await Promise.all(indices.map((index) => redeem(second, index, 'ann')));
    for (const index of indices) {
      const isAnns = stored.has(codeAt(index));
      expect([codeAt(index), again[index], others[index]]).toEqual([codeAt(index), isAnns ? 0 : 2, isAnns ? 2 : 0]);
    }
    // A kill after the response does not change it.
    await killHard(second);
    const third = await start();
    expect(await Promise.all(indices.map((index) => redeem(third, index, 'ann')))).toEqual(again);
    await third.stop();
    expect(redemptions()).toHaveLength(count);
  });
});
