import { describe, expect, inject, it } from 'vitest';
import { startServicesWithFaults } from '../support/services-with-faults.ts';

const { services, faults } = await startServicesWithFaults({ own: true });

const path = '/api/v1/games/by-groups/?culture=sv&groups=slots';
const sendRequest = (url = path, init: RequestInit = {}) => fetch(services.origin + url, init);

describe('an injected fault', () => {
  it('API-04 responds with another status, as a problem, until it is cleared', async () => {
    await faults.add({ path: '/api', status: 503 });
    for (let turn = 0; turn < 2; turn += 1) {
      const response = await sendRequest();
      expect(response.status).toBe(503);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    }
    await faults.clear();
    expect((await sendRequest()).status).toBe(200);
  });

  it('API-04 applies a given number of times, and only to matching paths and queries', async () => {
    await faults.add({ path: '/api/v1/games/by-groups/?culture=sv', status: 500, times: 1 });
    expect((await sendRequest('/api/v1/games/by-groups/?culture=es&groups=slots')).status).toBe(200);
    expect((await sendRequest('/api/v1/games/?culture=sv')).status).toBe(200);
    expect((await sendRequest()).status).toBe(500);
    expect((await sendRequest()).status).toBe(200);
  });

  it('API-04 responds with another body, also with invalid JSON', async () => {
    await faults.add({ path: '/api', body: '{"items":[' });
    const garbage = await sendRequest();
    expect([garbage.status, await garbage.text()]).toEqual([200, '{"items":[']);
    await faults.add({ path: '/api', body: { items: [] } });
    expect(await (await sendRequest()).json()).toEqual({ items: [] });
  });

  it('API-04 cuts a response off in the middle', async () => {
    await faults.add({ path: '/api', truncate: 10 });
    const response = await sendRequest();
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(10);
    await expect(response.text()).rejects.toThrow();
  });

  it('API-04 SSR-01 holds responses until their name is released, before or after the request', async () => {
    await faults.add({ path: '/api', hold: 'gate' });
    let hasResponded = false;
    const held = sendRequest().then((response) => {
      hasResponded = true;
      return response;
    });
    await faults.requests();
    expect(hasResponded).toBe(false);
    await faults.release('gate');
    expect((await held).status).toBe(200);
    expect((await sendRequest()).status).toBe(200);
  });

  it('API-04 delays a response, and the client can disconnect', async () => {
    await faults.add({ path: '/api', delayMs: 60_000 });
    await expect(sendRequest(path, { signal: AbortSignal.timeout(50) })).rejects.toThrow();
    await faults.clear();
    expect((await sendRequest()).status).toBe(200);
  });

  it('OPS-02 comes with a list of requests and their request ids', async () => {
    await faults.forget();
    await sendRequest(path, { headers: { 'X-Request-Id': 'trace-1' } });
    const [request, ...others] = await faults.requests();
    expect(request).toMatchObject({ method: 'GET', url: path, requestId: 'trace-1' });
    expect(others).toEqual([]);
  });

  it('API-04 is rejected when it has an unknown field', async () => {
    const response = await faults.add({ path: '/api', stauts: 500 });
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain('stauts');
  });
});

describe('the endpoints for faults', () => {
  it('SEC-03 are 404 unless the services start with FAULTS', async () => {
    for (const [url, method] of [
      ['/_faults', 'POST'],
      ['/_faults', 'DELETE'],
      ['/_requests', 'GET'],
      ['/_release', 'POST'],
    ] as const) {
      expect((await fetch(inject('servicesOrigin') + url, { method })).status).toBe(404);
    }
  });
});
