import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { brands } from '../../brands/index.ts';
import { createCertificate, openssl } from './support/certificate.ts';
import { listen } from './support/listen.ts';
import { monitor } from './support/monitor.ts';
import { sendRequest } from './support/send-request.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const { site } = await startSiteWithServices();
const origin = `http://127.0.0.1:${site.port}`;
const folder = mkdtempSync(join(tmpdir(), 'monitor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Serves until the end of the test. */
async function serve(server: Parameters<typeof listen>[0]) {
  const listening = await listen(server);
  onTestFinished(() => listening.close());
  return listening;
}

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

/** Forwards requests to the site, and changes some responses. */
const forward =
  (faults: readonly Fault[] = []): RequestListener =>
  ({ url = '/', headers: { host: given = '' } }, response) => {
    const host = given.replace(/:.*/, '');
    const fault = faults.find(({ brand = 'en', path }) => host.startsWith(`${brand}.`) && path === url);
    void sendRequest(site.port, url, { host }).then(({ status, headers, text }) => {
      const { 'content-length': _, 'transfer-encoding': __, ...others } = headers;
      const sent = { status, text, ...fault?.change(text) };
      response.writeHead(sent.status, others).end(sent.text);
    });
  };

interface JsonReport {
  origin: string;
  failed: number;
  checks: { brand: string; name: string; status?: number; days?: number; problems: string[] }[];
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
    const proxy = await serve(createServer(forward(faults)));
    const report = await monitor([proxy.origin]);
    expect(report.code).toBe(1);
    const lines = report.out.split('\n').filter((line) => line.includes('FAILED'));
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

describe('the reports of the monitor', () => {
  it('OPS-06 --prometheus --out replaces a file by metrics of every check, of a brand at the host of --hosts', async () => {
    const out = join(folder, 'site.prom');
    const { code, stdout } = await monitor([origin, '--prometheus', '--out', out, '--hosts', 'de=nobody.example']);
    expect([code, stdout]).toEqual([1, '']);
    const text = readFileSync(out, 'utf8');
    expect(text).toMatch(/^site_check_success\{brand="en",check="en-GB home"\} 1$/m);
    expect(text).toMatch(/^site_check_success\{brand="de",check="de-DE home"\} 0$/m);
    expect(text).not.toMatch(/^site_check_success\{brand="en",.*\} 0$/m);
    expect(text).toMatch(/^site_check_duration_seconds\{brand="en",check="en-GB home"\} \d/m);
    expect(Number(/^site_checks_failed (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
    expect(readdirSync(folder)).toEqual(['site.prom']);
  });

  it('OPS-06 --every repeats the checks of every brand’s pages and files, and serves the metrics of the last round until SIGTERM', async () => {
    const later = join(folder, 'later');
    const out = join(later, 'report.json');
    const words = ['scripts/monitor/run.ts', origin, '--every', '1', '--port', '0', '--json', '--out', out];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'pipe'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const exited = once(child, 'exit');
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    await expect.poll(() => stderr).toContain(`[monitor] ${out} cannot be written: ENOENT`);
    mkdirSync(later);
    await expect.poll(() => existsSync(out)).toBe(true);
    const report = JSON.parse(readFileSync(out, 'utf8')) as JsonReport;
    expect([report.origin, report.failed]).toEqual([origin, 0]);
    expect(new Set(report.checks.map(({ brand }) => brand))).toEqual(new Set(brands.map(({ id }) => id)));
    const pages = [/^en-GB home$/, /^es a game$/, /^in sitemap \//, /^en-IE 404$/, /^de-DE 500$/, /^sv no such page$/];
    for (const kind of [...pages, /^en-GB home \w+.*\.js$/, /^de-DE home .*\.woff2$/, /^\/sitemap\.xml$/])
      expect(report.checks.map(({ name }) => name)).toContainEqual(expect.stringMatching(kind));
    const port = Number(/127\.0\.0\.1:(\d+)\/metrics/.exec(stderr)?.[1]);
    const metrics = await sendRequest(port, '/metrics');
    expect([metrics.status, metrics.headers['content-type']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(metrics.text).toMatch(/^site_checks_failed 0$/m);
    expect((await sendRequest(port, '/')).status).toBe(404);
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  });
});

describe.skipIf(!openssl)('the monitor of https', () => {
  const hosts = brands.map(({ id }) => `${id}.localhost`);

  async function startSecure(days: number, redirect: RequestListener) {
    const certificate = createCertificate(hosts, days);
    const pem = readFileSync(certificate);
    const { port } = await serve(createSecureServer({ key: pem, cert: pem }, forward()));
    const plain = await serve(createServer(redirect));
    const words = [`https://localhost:${port}`, '--json', '--http-port', String(plain.port)];
    return { words, env: { NODE_EXTRA_CA_CERTS: certificate } };
  }

  const toHttps: RequestListener = ({ url, headers: { host = '' } }, response) =>
    void response.writeHead(301, { location: `https://${host.replace(/:.*/, '')}${url}` }).end();

  it('OPS-06 counts the days that each certificate is valid, and requires http to redirect', async () => {
    const { words, env } = await startSecure(30, toHttps);
    const { code, stdout } = await monitor(words, env);
    const { checks } = JSON.parse(stdout) as JsonReport;
    expect(checks.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(code).toBe(0);
    const certificates = checks.filter(({ name }) => name === 'certificate');
    expect(certificates.map(({ brand }) => `${brand}.localhost`)).toEqual(hosts);
    for (const { days = 0 } of certificates) expect([29, 30]).toContain(days);
    expect(checks.filter(({ name }) => name === 'http redirect')).toHaveLength(brands.length);
  });

  it('OPS-06 reports certificates that end within --days, and http that is served', async () => {
    const { words, env } = await startSecure(30, (_request, response) => response.end('plain'));
    const { code, stdout } = await monitor([...words, '--days', '60'], env);
    const { checks } = JSON.parse(stdout) as JsonReport;
    const problemsOf = (wanted: string) =>
      new Set(checks.filter(({ name }) => name === wanted).flatMap(({ problems }) => problems));
    expect(code).toBe(1);
    expect([...problemsOf('certificate')]).toEqual([expect.stringMatching(/^valid for (?:29|30) days, not 60$/)]);
    expect(problemsOf('http redirect')).toEqual(new Set(['status 200, not 301 or 308', 'location none']));
  });
});
