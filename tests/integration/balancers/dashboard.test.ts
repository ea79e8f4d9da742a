import { readFile } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { logBatchPath } from '../../../shared/logging/log-numbers.ts';
import { logEntryOf } from '../../../shared/logging/entry.ts';
import { webVitalMessage } from '../../../shared/logging/web-vital.ts';
import { sendRequest } from '../support/send-request.ts';
import { startSiteWithServices } from '../support/site-with-services.ts';
import { balancers, startBalancer } from './balancer.ts';

// Nothing listens on port 1.
const { site } = await startSiteWithServices({
  env: { ADMIN_PORT: '0', TRUST_PROXY: '1', CACHE_URL: 'redis://127.0.0.1:1' },
});

const around = { name: 'n', domain: 'd', url: '/', referral: '', cookies: '', userAgent: 'u' };

/** Names of functions that look like those of metrics. */
const functions = new Set(['histogram_quantile', 'label_replace', 'count_values', 'max_over_time']);

interface Query {
  expr: string;
}

/** Names of the metrics in queries. */
function metricsIn(queries: readonly Query[]): string[] {
  const names = queries.flatMap(({ expr }) => expr.replaceAll('$__rate_interval', '').match(/\b[a-z]\w*_\w+\b/g) ?? []);
  return [...new Set(names)].filter((name) => !functions.has(name));
}

const { panels } = JSON.parse(await readFile('scripts/deploy/grafana/site.json', 'utf8')) as {
  panels: { targets?: Query[] }[];
};
const queried = metricsIn(panels.flatMap(({ targets = [] }) => targets));

const [haproxy] = balancers;

it.skipIf(haproxy?.isSkipped)('OPS-10 the dashboard queries metrics that the site and HAProxy have', async () => {
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
  const { port: adminPort } = await site.logged('admin.ready');
  const texts = await Promise.all(
    [Number(adminPort), balancer.adminPort].map(async (port) => (await sendRequest(port, '/metrics')).text),
  );
  expect(queried.length).toBeGreaterThan(10);
  // A counter with labels has no series before its first event.
  const exposed = new Set(texts.join('\n').match(/(?<=^(?:# TYPE )?)[a-z]\w*/gm));
  expect(queried.filter((name) => !exposed.has(name))).toEqual([]);
});

it('OPS-10 OPS-09 the dashboard shows what alerts read', async () => {
  const { groups } = parse(await readFile('scripts/deploy/alerts.yml', 'utf8')) as { groups: { rules: Query[] }[] };
  const read = metricsIn(groups.flatMap(({ rules }) => rules));
  expect(read.filter((name) => !queried.includes(name))).toEqual([]);
});
