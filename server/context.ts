import type { RequestHandler } from 'express';
import type { PageCache } from './cache/page-cache.ts';
import type { Purges } from './cache/purges.ts';
import type { Config } from './config/config.ts';
import type { BrandConfig } from './config/brand-config.ts';
import type { TrustsProxy } from './http/request/trust-proxy.ts';
import type { Lifecycle } from './ops/lifecycle.ts';
import type { Log } from './telemetry/log.ts';
import type { Metrics } from './telemetry/metrics.ts';
import type { MessagesByLocale } from '../shared/i18n/intl.ts';
import type { ViewContext } from './page/make-view.ts';
import type { PageService } from './page/page-service.ts';
import type { ResponseHeaders, SetSecurityHeaders } from './render/headers.ts';
import type { Tracing } from './telemetry/tracing.ts';
import type { HttpClient } from './upstream/http-client.ts';
import type { ReportToLogger } from './upstream/report-to-logger.ts';
import type { Upstream } from './upstream/upstream.ts';

/** Dependencies of the server, created once in `create-server.ts` and passed down. */
export interface AppContext {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  readonly tracing: Tracing;
  readonly hosts: ReadonlyMap<string, BrandConfig>;
  readonly cache: PageCache;
  readonly purges: Purges;
  readonly httpClient: HttpClient;
  readonly upstream: Upstream;
  readonly reportToLogger: ReportToLogger;
  readonly view: ViewContext;
  readonly messages: MessagesByLocale;
  readonly headers: ResponseHeaders;
  readonly setSecurityHeaders: SetSecurityHeaders;
  readonly pages: PageService;
  /** Folder of the built files. */
  readonly assetsDirectory: string;
  readonly trustsProxy: TrustsProxy;
  /** Rate limiter of calls, see `createCallLimits`. */
  readonly limitCalls: RequestHandler;
}
