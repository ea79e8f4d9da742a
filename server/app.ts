import compression from 'compression';
import express, { type Express } from 'express';
import type { ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import { sendText, rejectUnsafeMethods } from './http/responses.ts';
import { handleError, createPageHandler } from './page/page-handler.ts';
import { siteScript } from './site/site-script.ts';
import type { AppContext } from './context.ts';
import { postEndpoints } from './forms/forms.ts';
import { infoOf, requestIdOf } from './http/request/request-info.ts';
import { labelsOf, startRequestLog } from './http/request/record-request.ts';
import { seoEndpoints } from './seo/endpoints.ts';
import { sitemapEndpoint } from './seo/sitemap/endpoint.ts';
import { refuseUnknownLocale } from './http/guards/unknown-locale.ts';
import { localeScriptEndpoints } from './emulation/scripts.ts';
import { serveAssets } from './static/serve-assets.ts';
import { serveIcons } from './static/icons.ts';
import { createProxy } from './proxy/proxy.ts';
import { workerEndpoints } from './worker/endpoints.ts';

/** Complete pages are already encoded. Only streams and proxied responses need `compression`. */
const isCompletePage = (response: ServerResponse) =>
  response.hasHeader('x-cache') && response.getHeader('x-cache') !== 'stream';

/** The default window size would halve the throughput. */
const compressed = compression({
  filter: (request, response) => !isCompletePage(response) && compression.filter(request, response),
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
});

/** Middleware for requests that the edge cache could not serve, in order. */
export async function createApp(context: AppContext): Promise<Express> {
  const { config, log, lifecycle, metrics, httpClient, upstream, limitCalls } = context;
  const { timeoutMs } = config.upstream;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', context.trustsProxy);

  app.use((request, response, next) => {
    response.setHeader('x-request-id', requestIdOf(request));
    response.setHeader('x-content-type-options', 'nosniff');
    next();
  });

  // Before the log and the metrics: load balancers poll these each second, and a 503 while draining is not an error.
  app.get('/healthz', (_request, response) => {
    sendText(response, 200, 'alive');
  });
  app.get('/readyz', (_request, response) => {
    sendText(response, lifecycle.phase === 'ready' ? 200 : 503, lifecycle.phase);
  });

  app.use((request, response, next) => {
    const startedAt = performance.now();
    const logRequest = startRequestLog(log, request, response);
    // One listener for both: Node warns of more than ten, and a compressed stream has nine of its own.
    response.once('close', () => {
      metrics.countRequest(labelsOf(request, response), performance.now() - startedAt);
      logRequest();
    });
    next();
  });

  // A request for an unknown host gets no page. A forged host must be neither reflected nor cached.
  app.use((request, response, next) => {
    const { requestId, hostName, brandConfig } = infoOf(request);
    if (brandConfig) {
      context.setSecurityHeaders(response, brandConfig);
      next();
      return;
    }
    log.warn({ code: 'request.refused', requestId, reason: 'host' });
    if (hostName === undefined) sendText(response, 400, 'The request needs one Host header that names a host.');
    else sendText(response, 421, 'This host is not served here.');
  });

  if (config.emulation) {
    app.use(localeScriptEndpoints({ messages: context.messages, sites: context.view.sites }));
    app.use(refuseUnknownLocale);
  }
  app.use(
    await serveAssets(context.assetsDirectory, [...context.view.sites.values()].map(siteScript), config.sharedAssets),
  );
  app.use(compressed);
  app.use(postEndpoints(context, limitCalls));
  app.use(createProxy({ httpClient, upstream, sendsTags: config.cdn.tags, log, timeoutMs, limitCalls }));
  // All routes below are read-only.
  app.use((request, response, next) => {
    if (!rejectUnsafeMethods(request, response)) next();
  });
  app.use(serveIcons({ httpClient, log }));
  app.use(workerEndpoints(context));
  app.use(seoEndpoints(context));
  app.use(sitemapEndpoint(context));
  app.use(createPageHandler(context));
  app.use(handleError(context));
  return app;
}
