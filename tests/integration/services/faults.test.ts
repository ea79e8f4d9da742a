import { describe, expect, it } from 'vitest';
import { startServices } from '../support/services.ts';
import { startServicesWithFaults } from '../support/services-with-faults.ts';

const { services, faults } = await startServicesWithFaults();

const path = '/api/v1/games/by-groups/?culture=sv&groups=slots';
const ask = (url = path, init: RequestInit = {}) => fetch(services.origin + url, init);

describe('API-04 faults on demand', () => {
  it('API-04 answers with another status, as a problem, until it is cleared', async () => {
    await faults.add({ path: '/api', status: 503 });
    for (let turn = 0; turn < 2; turn += 1) {
      const response = await ask();
      expect(response.status).toBe(503);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    }
    await faults.clear();
    expect((await ask()).status).toBe(200);
  });

  it('API-04 so many times, and only where path and query fit', async () => {
    await faults.add({ path: '/api/v1/games/by-groups/?culture=sv', status: 500, times: 1 });
    expect((await ask('/api/v1/games/by-groups/?culture=es&groups=slots')).status).toBe(200);
    expect((await ask('/api/v1/games/?culture=sv')).status).toBe(200);
    expect((await ask()).status).toBe(500);
    expect((await ask()).status).toBe(200);
  });

  it('API-04 with another body, garbage included', async () => {
    await faults.add({ path: '/api', body: '{"items":[' });
    const garbage = await ask();
    expect([garbage.status, await garbage.text()]).toEqual([200, '{"items":[']);
    await faults.add({ path: '/api', body: { items: [] } });
    expect(await (await ask()).json()).toEqual({ items: [] });
  });

  it('API-04 breaks off in the middle of an answer', async () => {
    await faults.add({ path: '/api', truncate: 10 });
    const response = await ask();
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(10);
    await expect(response.text()).rejects.toThrow();
  });

  it('API-04 SSR-01 holds an answer until its name is released, before or after it was asked', async () => {
    await faults.add({ path: '/api', hold: 'gate' });
    let answered = false;
    const held = ask().then((response) => {
      answered = true;
      return response;
    });
    await faults.requests();
    expect(answered).toBe(false);
    await faults.release('gate');
    expect((await held).status).toBe(200);
    expect((await ask()).status).toBe(200);
  });

  it('API-04 delays an answer, and lets a client that left go', async () => {
    await faults.add({ path: '/api', delayMs: 60_000 });
    await expect(ask(path, { signal: AbortSignal.timeout(50) })).rejects.toThrow();
    await faults.clear();
    expect((await ask()).status).toBe(200);
  });

  it('OPS-02 lists what was asked, with the request id that came', async () => {
    await faults.forget();
    await ask(path, { headers: { 'X-Request-Id': 'trace-1' } });
    const [request, ...others] = await faults.requests();
    expect(request).toMatchObject({ method: 'GET', url: path, requestId: 'trace-1' });
    expect(others).toEqual([]);
  });

  it('API-04 refuses a rule that it does not understand', async () => {
    const response = await faults.add({ path: '/api', stauts: 500 });
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain('stauts');
  });
});

describe('SEC-03 faults', () => {
  it('SEC-03 are not there unless they were asked for at the start', async () => {
    const plain = await startServices();
    try {
      for (const [url, method] of [
        ['/_faults', 'POST'],
        ['/_faults', 'DELETE'],
        ['/_requests', 'GET'],
        ['/_release', 'POST'],
      ] as const) {
        expect((await fetch(plain.origin + url, { method })).status).toBe(404);
      }
    } finally {
      await plain.stop();
    }
  });
});
