import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { monitor, type MonitorReport } from './support/monitor.ts';
import { sendRequest } from './support/send-request.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const failures = ({ out }: MonitorReport) => out.split('\n').filter((line) => line.includes('FAILED'));

const { site } = await startSiteWithServices();

interface Fault {
  /** By default the English one. */
  brand?: string;
  path: string;
  /** The name that the monitor reports. */
  name: string;
  change(text: string): { status?: number; text?: string };
  problem: string;
}

const replaced = (wanted: string | RegExp, instead: string) => (text: string) => ({
  text: text.replace(wanted, instead),
});

/** Starts a proxy of the site that changes some responses. */
async function withFaults(faults: readonly Fault[]) {
  const proxy = createServer((request, response) => {
    const { url = '/', headers: requestHeaders } = request;
    const [host = ''] = (requestHeaders.host ?? '').split(':');
    const fault = faults.find(({ brand = 'en', path }) => host.startsWith(`${brand}.`) && path === url);
    void sendRequest(site.port, url, { host }).then(({ status, headers, text }) => {
      const { 'content-length': _, 'transfer-encoding': __, ...others } = headers;
      const sent = { status, text, ...fault?.change(text) };
      response.writeHead(sent.status, others).end(sent.text);
    });
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => proxy.close() };
}

describe('the monitor', () => {
  it('OPS-06 reports the problem of each failing page or file and exits with 1', async () => {
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec((await sendRequest(site.port, '/')).text) ?? [];
    const faults: readonly Fault[] = [
      { path: '/help/', name: 'en-GB help', change: () => ({ status: 503 }), problem: 'status 503, not 200' },
      { path: '/terms/', name: 'en-GB terms', change: replaced('/terms/"', '/x/"'), problem: 'canonical https' },
      { path: '/contact/', name: 'en-GB contact', change: replaced(/99871/g, ''), problem: 'no licence' },
      { path: '/', name: 'en-GB home', change: (text) => ({ text: text.slice(0, -20) }), problem: 'not whole' },
      { path: '/404/', name: 'en-GB 404', change: replaced('noindex', 'index'), problem: 'can be indexed' },
      { path: '/500/', name: 'en-GB 500', change: () => ({ status: 200 }), problem: 'status 200, not 500' },
      {
        path: '/responsible-gaming/',
        name: 'en-GB responsibleGaming',
        change: replaced('hreflang="de-DE"', 'hreflang="sv"'),
        problem: 'a language has two alternates',
      },
      ...['en-GB', 'en-ROW', 'en-IE'].map((culture) => ({
        path: script,
        name: `${culture} home ${script.split('/').at(-1)}`,
        change: () => ({ status: 404 }),
        problem: 'status 404, not 200',
      })),
      {
        brand: 'de',
        path: '/privacy/',
        name: 'en-GB privacy',
        change: replaced(/<link rel="alternate" hreflang="(?:en-GB|x-default)"[^>]*>/g, ''),
        problem: '/privacy/ does not name it as an alternate',
      },
      { path: '/robots.txt', name: '/robots.txt', change: () => ({ text: '' }), problem: 'has no ^sitemap' },
    ];
    const proxy = await withFaults(faults);
    const report = await monitor([proxy.origin]);
    proxy.close();
    expect(report.code).toBe(1);
    const lines = failures(report);
    for (const { name, problem } of faults) {
      expect(lines.filter((line) => line.includes(` ${name} `) && line.includes(problem))).toHaveLength(1);
    }
    expect(lines).toHaveLength(faults.length);
  });

  it('OPS-06 reports a refused connection and exits with 1', async () => {
    const report = await monitor(['http://127.0.0.1:9']);
    expect(report.code).toBe(1);
    expect(report.out).toContain('ECONNREFUSED');
  });
});
