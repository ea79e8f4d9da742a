import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const { site } = await startSiteWithServices();

const list = '/api/v1/games/?culture=en-GB&groups=slots&limit=24';

describe('calls passed on for browsers', () => {
  it.each(['br', 'gzip'])('PERF-01 API-01 answers travel as %s where the browser takes it', async (encoding) => {
    const plain = await ask(site.port, list);
    const packed = await ask(site.port, list, { headers: { 'accept-encoding': encoding } });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['vary']).toMatch(/accept-encoding/i);
    expect(packed.body.length).toBeLessThan(plain.body.length / 3);
    expect(JSON.parse(packed.text)).toEqual(JSON.parse(plain.text));
  });

  it('SEC-03 can only be read', async () => {
    const reply = await ask(site.port, list, { method: 'POST' });
    expect(reply.status).toBe(405);
    expect(reply.headers.allow).toBe('GET, HEAD');
  });
});
