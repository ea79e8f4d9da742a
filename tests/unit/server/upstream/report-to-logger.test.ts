import type { ServerResponse } from 'node:http';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createReportToLogger } from '../../../../server/upstream/report-to-logger.ts';
import { logEntry } from '../../../../shared/contract/log-entry.ts';
import { listen } from '../support/listen.ts';
import { testBrand } from '../support/test-config.ts';
import { testHttpClient } from '../support/test-http-client.ts';

/** A logger service that records its entries and responds by `respond`, and a reporter that calls it. */
async function createLogger(respond: (response: ServerResponse) => void) {
  const logged: { url: string | undefined; entry: unknown }[] = [];
  const { origin } = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      logged.push({ url: request.url, entry: JSON.parse(body) });
      respond(response);
    });
  });
  const { httpClient, clock } = testHttpClient({ timeoutMs: 4_000 });
  const brandConfig = testBrand('sv', {
    LOGGER_ORIGIN: `${origin}/log`,
    ORIGIN_SV: 'https://www.site.example',
  });
  const report = createReportToLogger({ httpClient, isDeveloping: false, now: () => clock.ms });
  return { logged, clock, brandConfig, report: (message: string) => report(brandConfig, message, 'why') };
}

const take = (response: ServerResponse) => void response.writeHead(204).end();

describe('reporting to the logger service', () => {
  it('API-02 TRK-04 sends an entry as in the contract to the logger of the brand', async () => {
    const { logged, report, brandConfig } = await createLogger(take);
    report('It broke');
    await vi.waitFor(() => expect(logged).toHaveLength(1), 10_000);
    expect(v.parse(logEntry, logged[0]?.entry)).toEqual({
      log: { Number: 1000, Message: 'It broke', AdditionalData: 'why' },
      app: { name: brandConfig.brand.name, domain: 'www.site.example', url: 'https://www.site.example/', referral: '' },
      user: { cookies: '', userAgent: 'server' },
    });
    expect(logged[0]?.url).toBe('/log/LogError');
  });

  it('TRK-04 sends the same message at most ten times a minute', async () => {
    const { logged, report, clock } = await createLogger(take);
    const reportOnce = async (message: string, arrived: number) => {
      report(message);
      await vi.waitFor(() => expect(logged).toHaveLength(arrived), { timeout: 10_000, interval: 1 });
    };
    for (let count = 1; count <= 10; count += 1) await reportOnce('again', count);
    report('again');
    await reportOnce('something else', 11);
    clock.ms = 60_000;
    await reportOnce('again', 12);
    expect(JSON.stringify(logged).match(/"again"/g)).toHaveLength(11);
  });

  it('API-02 drops entries while four calls are pending, and resumes after they have ended', async () => {
    const held: ServerResponse[] = [];
    const { logged, report } = await createLogger((response) => void held.push(response));
    for (let count = 0; count < 9; count += 1) report(`message ${count}`);
    await vi.waitFor(() => expect(held).toHaveLength(4), 10_000);
    held.splice(0).forEach(take);
    await vi.waitFor(() => {
      report('later');
      expect(logged).toHaveLength(5);
    }, 10_000);
    held.forEach(take);
  });
});
