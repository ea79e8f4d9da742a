import type { ComponentType } from 'react';
import { pages as pageEntries } from '../../../../client/pages/pages.ts';
import { messages } from 'messages:all';
import { createPageCache } from '../../../../server/cache/page-cache.ts';
import { createPurges } from '../../../../server/cache/purges.ts';
import type { Environment } from '../../../../server/config/read.ts';
import type { ViewContext } from '../../../../server/page/make-view.ts';
import { createPageService } from '../../../../server/page/page-service.ts';
import { createIntls } from '../../../../server/page/intls.ts';
import { type PageTarget, resolveTarget } from '../../../../server/http/request/target.ts';
import { createSites } from '../../../../server/site/site.ts';
import { createResponseHeaders } from '../../../../server/render/headers.ts';
import type { Resource, Result } from '../../../../shared/data/resource.ts';
import { type Responses, fakeUpstream } from './fake-upstream.ts';
import { recordingLog } from './recording-log.ts';
import { testConfig } from './test-config.ts';
import { JackpotsPage, TestRoot } from './test-root.tsx';
import { manifest } from './test-manifest.ts';
import { testMetrics } from './test-metrics.ts';

export function testViewContext(environment: Environment = {}, Page: ComponentType = JackpotsPage) {
  const config = testConfig(environment);
  const context: ViewContext = {
    assets: manifest,
    sites: createSites(config, manifest),
    Root: TestRoot,
    components: Object.fromEntries(Object.keys(pageEntries).map((type) => [type, Page])) as ViewContext['components'],
    intlOf: createIntls({ ...messages, sv: messages['en-GB'] ?? {} }),
  };
  return { config, context };
}

/** The page service of a site whose services give the given responses. */
export function testSite(
  responses: Responses,
  {
    environment = {},
    Page,
    lastGood,
  }: {
    environment?: Environment;
    Page?: ComponentType;
    lastGood?: (resource: Resource<unknown>) => Result<unknown> | undefined;
  } = {},
) {
  const { config, context } = testViewContext(environment, Page);
  const { upstream, requested, signals } = fakeUpstream(responses, lastGood);
  const cache = createPageCache(config.cache);
  const purges = createPurges();
  purges.add('pages', cache.purge);
  const { log, entries, codes } = recordingLog();
  const { metrics, samples } = testMetrics();
  /** Entries sent to the logger service. */
  const reported: string[] = [];
  const pages = createPageService({
    config,
    cache,
    upstream,
    purges,
    context,
    headers: createResponseHeaders(config, manifest),
    log,
    metrics,
    reportToLogger: (_, message, data, call = 'LogError') => void reported.push(`${call} ${message}: ${data}`),
  });
  const [english] = config.brands;
  return {
    pages,
    context,
    reported,
    cache,
    upstream,
    purges,
    requested,
    signals,
    entries,
    codes,
    samples,
    target: (url: string, brandConfig = english!) => resolveTarget(brandConfig, url, manifest.buildId) as PageTarget,
  };
}
