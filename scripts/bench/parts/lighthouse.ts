import { matchRoute } from '../../../shared/routing/match.ts';
import type { RouteKey } from '../../../shared/routing/table.ts';
import { Failure } from '../../terminal/failure.ts';
import { urlOf, sendRequest, home, revalidate } from '../send-request.ts';
import type { Bench } from '../bench.ts';
import { fetchLighthouse, lighthouse, reasonOfFailure, type Scores, visitByLighthouse } from '../browser/lighthouse.ts';
import { startChromium } from '../../run/chromium.ts';
import { warmUp } from '../browser/warm-up.ts';
import type { Figure } from '../figure.ts';
import { interleave } from '../interleave.ts';
import { findPages } from '../pages.ts';
import type { LoadTarget } from '../programs/load-job.ts';
import { median } from '../statistics.ts';

const wanted: readonly (readonly [category: keyof Scores, title: string, atLeast: number])[] = [
  ['performance', 'performance', 98],
  ['accessibility', 'accessibility', 100],
  ['best-practices', 'best practices', 100],
  ['seo', 'SEO', 100],
];

/** Scores of a failed visit. */
const none: Scores = {
  performance: Number.NaN,
  accessibility: Number.NaN,
  'best-practices': Number.NaN,
  seo: Number.NaN,
};

/** Lighthouse scores of a page of each kind, visited by phone. */
export async function measureLighthouse(bench: Bench): Promise<Figure[]> {
  const { isQuick, recorder, startSite, logProgress } = bench;
  logProgress(`fetching ${lighthouse}, unless npm has it`);
  const reason = await fetchLighthouse();
  if (reason !== undefined) {
    logProgress(`${lighthouse} cannot be had (${reason}): its figures are left out`);
    return [];
  }
  await using site = await startSite();
  const pages = [
    ...(await findPages(recorder)),
    { name: 'promotion', target: await findListed(site.port, 'promotions', 'promotion') },
    { name: 'post', target: await findListed(site.port, 'blog', 'blogPost') },
  ];
  await using browser = await startChromium();
  for (const { name, target } of pages) {
    logProgress(`pictures of ${name}`);
    await warmUp(bench, browser, urlOf(site.port, target));
  }
  const visit = async (name: string, target: LoadTarget) => {
    logProgress(`visit of ${name}`);
    await revalidate(site.port, target);
    return await visitByLighthouse(urlOf(site.port, target)).catch((error: unknown) => {
      logProgress(`a visit of ${name} failed: ${reasonOfFailure(error)}`);
      return none;
    });
  };
  const visits = await interleave(
    isQuick ? 1 : 3,
    Object.fromEntries(pages.map(({ name, target }) => [name, () => visit(name, target)])),
  );
  return pages.flatMap(({ name }) =>
    wanted.map(([category, title, atLeast]) => ({
      id: `lighthouse.${name}.${category}`,
      title: `lighthouse, ${name}: ${title}`,
      value: median((visits[name] ?? []).map((scores) => scores[category])),
      unit: '',
      target: { of: 'value', atLeast } as const,
    })),
  );
}

/** The first page of a route in the site's sitemap. */
async function findListed(port: number, section: string, key: RouteKey): Promise<LoadTarget> {
  const { host } = home;
  const { body } = await sendRequest(port, { host, path: `/sitemap-en-GB-${section}-1.xml` });
  const paths = [...body.toString().matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  const path = paths.find((listed) => matchRoute(listed, 'en-GB').key === key);
  if (path === undefined) throw new Failure(`[bench] The sitemap of ${section} names no page of the kind ${key}.`);
  return { host, path };
}
