import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { house } from '../brands/house.ts';
import { Root } from '../client/root.tsx';
import type { AssetManifest } from '../shared/assets/manifest.ts';
import { createApp } from './app.ts';
import { createPageCache } from './cache/page-cache.ts';
import { createPurges, type Purges } from './cache/purges.ts';
import { openSharedCache } from './cache/shared-cache.ts';
import type { Config } from './config/config.ts';
import { createCallLimits } from './http/guards/call-limits.ts';
import { createHostTable } from './http/request/host.ts';
import { compileTrust } from './http/request/trust-proxy.ts';
import { createHttpServer } from './http/edge/listener.ts';
import { createExplainUrl, type ExplainUrl } from './ops/explain-url.ts';
import { createLifecycle, type Lifecycle } from './ops/lifecycle.ts';
import type { Log } from './telemetry/log.ts';
import { createMetrics, type Metrics } from './telemetry/metrics.ts';
import type { ViewContext } from './page/make-view.ts';
import { createPageService } from './page/page-service.ts';
import type { MessagesByLocale } from '../shared/i18n/intl.ts';
import { createIntls } from './page/intls.ts';
import { loadPageComponents } from './page/page-components.ts';
import { createSites } from './site/site.ts';
import { createResponseHeaders, createSecurityHeaders } from './render/headers.ts';
import { openTracing } from './telemetry/open-tracing.ts';
import { createReportToLogger } from './upstream/report-to-logger.ts';
import { createHttpClient } from './upstream/http-client.ts';
import { createUpstream } from './upstream/upstream.ts';

export interface SiteServer {
  http: Server;
  lifecycle: Lifecycle;
  metrics: Metrics;
  purges: Purges;
  explainUrl: ExplainUrl;
  /** Closes the connections to the services and the shared cache. Call it after the server has closed. */
  close(): Promise<void>;
}

export interface ServerOptions {
  config: Config;
  log: Log;
  messages: MessagesByLocale;
  /** Folder of the built client and its manifest. */
  clientDirectory: string;
}

/** Creates the server from its configuration and a build, without listening. */
export async function createSiteServer({ config, log, messages, clientDirectory }: ServerOptions): Promise<SiteServer> {
  const assets = JSON.parse(await readFile(join(clientDirectory, 'manifest.json'), 'utf8')) as AssetManifest;
  const lifecycle = createLifecycle();
  const build = { buildId: assets.buildId, version: house.siteVersion };
  const metrics = createMetrics(build);
  const tracing = await openTracing(config, { ...build, log });
  const httpClient = createHttpClient({ ...config.upstream, log, metrics: metrics.upstream });
  const reportToLogger = createReportToLogger({ httpClient, isDeveloping: config.devReload !== '' });
  const purges = createPurges({ onApply: metrics.countPurges });
  const upstream = createUpstream({
    httpClient,
    log,
    metrics: metrics.upstream,
    reportToLogger,
    purges,
    timeoutMs: config.upstream.timeoutMs,
  });
  const cache = createPageCache({ ...config.cache, onEvict: metrics.countEviction });
  purges.add('pages', cache.purge);
  metrics.watch({ cacheBytes: () => cache.bytes, cacheEntries: () => cache.size });
  metrics.upstream.watchClient(httpClient);
  const sharedCache = await openSharedCache(config, {
    buildId: assets.buildId,
    log,
    registry: metrics.registry,
    purges,
  });
  const headers = createResponseHeaders(config, assets);
  const view: ViewContext = {
    assets,
    sites: createSites(config, assets),
    Root,
    components: await loadPageComponents(),
    intlOf: createIntls(messages),
  };
  const context = {
    config,
    log,
    metrics,
    lifecycle,
    tracing,
    hosts: createHostTable(config),
    cache,
    purges,
    httpClient,
    upstream,
    reportToLogger,
    view,
    messages,
    headers,
    setSecurityHeaders: createSecurityHeaders(config),
    pages: createPageService({
      config,
      cache,
      sharedPages: sharedCache?.pages,
      upstream,
      purges,
      context: view,
      headers,
      log,
      metrics,
      reportToLogger,
    }),
    assetsDirectory: join(clientDirectory, 'assets'),
    trustsProxy: compileTrust(config.trustProxy),
    limitCalls: createCallLimits(sharedCache?.redis),
  };
  const explainUrl = createExplainUrl({ ...context, sharedPages: sharedCache?.pages, buildId: assets.buildId });
  const app = await createApp(context);
  const close = async () => {
    sharedCache?.close();
    await Promise.all([httpClient.close(), tracing.close()]);
  };
  return { http: createHttpServer(context, app), lifecycle, metrics, purges, explainUrl, close };
}
