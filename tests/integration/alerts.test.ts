import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { logEntryOf } from '../../shared/logging/entry.ts';
import { logBatchPath } from '../../shared/logging/log-numbers.ts';
import { webVitalMessage } from '../../shared/logging/web-vital.ts';
import { balancers, startBalancer } from './balancers/balancer.ts';
import { scrape } from './support/metrics.ts';
import { sendRequest } from './support/send-request.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string };
}

const { groups } = parse(readFileSync('scripts/deploy/alerts.yml', 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const operations = readFileSync('OPERATIONS.md', 'utf8');

// Nothing listens on port 1.
const { site, faults } = await startSiteWithServices({
  faults: true,
  env: { ADMIN_PORT: '0', TRUST_PROXY: '1', CACHE_URL: 'redis://127.0.0.1:1' },
});
const adminPort = Number((await site.logged('admin.ready'))['port']);

/** Metric names of an expression with their labels: `a_total{x="1", y!="2"}` gives `['a_total', ['x', 'y']]`. */
function selectorsOf(expr: string): [name: string, labels: string[]][] {
  const found = [...expr.matchAll(/\b([a-z]+(?:_[a-z\d]+)+)\b(?!\()(?:\{([^}]*)\})?/g)];
  return found.map(([, name = '', labels = '']) => [
    name,
    [...labels.matchAll(/(\w+)(?=!?[=~])/g)].map(([one]) => one),
  ]);
}

describe('alert rules', () => {
  it.each(rules)('OPS-09 OPS-02 $alert has a line in OPERATIONS.md', ({ alert, annotations }) => {
    expect(operations).toMatch(new RegExp(`^\\| \`${alert}\` \\| .{20,} \\| .{20,} \\|$`, 'm'));
    expect(annotations.summary).toMatch(/\.$/);
  });

  it('OPS-09 OPS-02 read only metrics and labels that the site has', async () => {
    await sendRequest(site.port, '/contact/');
    const { text } = await sendRequest(adminPort, '/metrics');
    for (const { alert, expr } of rules.filter((rule) => rule.alert !== 'SiteDown')) {
      const selectors = selectorsOf(expr);
      expect(selectors.length, alert).toBeGreaterThan(0);
      for (const [name, labels] of selectors) {
        expect(text, alert).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `);
        const series = new RegExp(`^${name}\\{.*\\}`, 'm').exec(text)?.[0];
        const grouped = [...expr.matchAll(/by \((\w+)\)/g)].map(([, label = '']) => label);
        // Prometheus adds the instance. A counter has no series before its first event.
        const wanted = series === undefined ? labels : [...labels, ...grouped.filter((label) => label !== 'instance')];
        for (const label of wanted) expect(series, `${alert}: ${name}`).toContain(`${label}="`);
      }
    }
  });

  it('OPS-09 OPS-02 an unreachable cache and an open breaker have the values that raise their alerts', async () => {
    expect((await scrape(adminPort)).get('shared_cache_available')).toBe(0);
    await faults.add({ path: '/api/v1/games/info/', status: 500 });
    onTestFinished(async () => void (await faults.clear()));
    let count = 0;
    const isOpen = async () => {
      const samples = await scrape(adminPort);
      return [...samples].some(([name, value]) => name.startsWith('upstream_breaker_state') && value === 2);
    };
    await expect
      .poll(async () => {
        await sendRequest(site.port, `/slots/none-${(count += 1)}/`);
        return isOpen();
      })
      .toBe(true);
    // Scrapes during a trial call find the breaker half-open, so the alert looks back.
    const { expr } = rules.find(({ alert }) => alert === 'BreakerOpen') ?? { expr: '' };
    expect(expr).toContain('max_over_time(upstream_breaker_state[1m])');
  });
});

const around = { name: 'n', domain: 'd', url: '/', referral: '', cookies: '', userAgent: 'u' };

/** Names of functions that look like those of metrics. */
const functions = new Set(['histogram_quantile', 'label_replace', 'count_values', 'max_over_time']);

/** Names of the metrics in queries. */
function metricsIn(queries: readonly Pick<Rule, 'expr'>[]): string[] {
  const names = queries.flatMap(({ expr }) => expr.replaceAll('$__rate_interval', '').match(/\b[a-z]\w*_\w+\b/g) ?? []);
  return [...new Set(names)].filter((name) => !functions.has(name));
}

const { panels } = JSON.parse(readFileSync('scripts/deploy/grafana/site.json', 'utf8')) as {
  panels: { targets?: Pick<Rule, 'expr'>[] }[];
};
const queried = metricsIn(panels.flatMap(({ targets = [] }) => targets));

const [haproxy] = balancers;

describe('the dashboard', () => {
  it.skipIf(haproxy?.isSkipped)('OPS-10 queries metrics that the site and HAProxy have', async () => {
    const balancer = await startBalancer('haproxy', { sites: [site.port, site.port] });
    onTestFinished(() => balancer.stop());
    expect((await sendRequest(balancer.port, '/')).status).toBe(200);
    const measured = (['LCP', 'CLS'] as const).map((name) => {
      const vital = { name, value: 0.1, rating: 'good', route: 'home' };
      return { call: 'LogInfo', entry: logEntryOf('LogInfo', webVitalMessage, JSON.stringify(vital), around) };
    });
    const posted = await sendRequest(site.port, logBatchPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ entries: measured }),
    });
    expect(posted.status).toBe(202);
    const texts = await Promise.all(
      [adminPort, balancer.adminPort].map(async (port) => (await sendRequest(port, '/metrics')).text),
    );
    expect(queried.length).toBeGreaterThan(10);
    // A counter with labels has no series before its first event.
    const exposed = new Set(texts.join('\n').match(/(?<=^(?:# TYPE )?)[a-z]\w*/gm));
    expect(queried.filter((name) => !exposed.has(name))).toEqual([]);
  });

  it('OPS-10 OPS-09 shows what alerts read', () => {
    expect(metricsIn(rules).filter((name) => !queried.includes(name))).toEqual([]);
  });
});
