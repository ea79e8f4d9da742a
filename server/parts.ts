import type { Response } from 'express';
import type { PageCache } from './cache/page-cache.ts';
import type { Config } from './config/config.ts';
import type { RuntimeBrand } from './config/runtime-brand.ts';
import type { TrustsProxy } from './hosts.ts';
import type { Lifecycle } from './ops/lifecycle.ts';
import type { Log } from './ops/log.ts';
import type { MessagesByLocale } from '../shared/i18n/intl.ts';
import type { ViewParts } from './page/make-view.ts';
import type { PageService } from './page/page-service.ts';
import type { AnswerHeaders, Protect } from './render/headers.ts';
import type { HttpClient } from './upstream/http-client.ts';
import type { ReportToLogger } from './upstream/report-to-logger.ts';
import type { Upstream } from './upstream/upstream.ts';

/** Dependencies of the server, created once in `create-server.ts` and passed down. */
export interface Parts {
  config: Config;
  log: Log;
  lifecycle: Lifecycle;
  hosts: ReadonlyMap<string, RuntimeBrand>;
  cache: PageCache;
  httpClient: HttpClient;
  upstream: Upstream;
  reportToLogger: ReportToLogger;
  view: ViewParts;
  messages: MessagesByLocale;
  headers: AnswerHeaders;
  protect: Protect;
  pages: PageService;
  /** Folder of the built files. */
  assetsDirectory: string;
  /** Trusts no proxy until `createApp` has read Express's TRUST_PROXY function. */
  trustsProxy: TrustsProxy;
}

/** Values that earlier middleware has stored on the response. */
export interface RequestNotes {
  runtimeOf(response: Response): RuntimeBrand;
  requestIdOf(response: Response): string;
}

/** Dependencies of a handler. */
export interface HandlerOptions extends RequestNotes {
  parts: Parts;
}
