import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { sendText } from '../http/responses.ts';
import { abortOnDisconnect } from '../http/client-disconnect.ts';
import type { AppContext } from '../context.ts';
import { requestIdOf, brandConfigOf } from '../http/request/request-info.ts';
import { adCookies } from './ad-cookies.ts';
import { type PostEndpoint, problem, type ReportPost, type ScriptEndpoint } from './endpoint.ts';
import { createGuards } from './guards.ts';
import { createLogEntries } from './log-entries.ts';
import { createNewsletter } from './newsletter.ts';
import { sendResult } from './send-result.ts';
import { createVoucher } from './voucher.ts';

/** All POST endpoints with their guards. */
export function postEndpoints(context: AppContext, limitCalls: RequestHandler): Router {
  const { log, metrics, reportToLogger, httpClient, config } = context;
  const report: ReportPost = (brandConfig, failure) => {
    const { requestId, service, status, message } = failure;
    log.error({ code: 'post.failed', ...failure });
    reportToLogger(brandConfig, `A post failed: ${service}`, `${status ?? message} (request ${requestId})`);
  };
  const options = { httpClient, report, timeoutMs: config.upstream.timeoutMs };
  const endpoints: readonly (PostEndpoint | ScriptEndpoint)[] = [
    createNewsletter(options),
    createVoucher(options),
    adCookies,
    createLogEntries({ ...options, onVital: metrics.webVitals.countVital }),
  ];

  const exchangeOf = (request: Request, response: Response) => ({
    request,
    response,
    brandConfig: brandConfigOf(request),
  });

  const guards = createGuards({
    limitCalls,
    refuse({ status, text, reason }, request, response) {
      const endpoint = endpoints.find(({ path }) => path === request.path);
      log.warn({ code: 'post.refused', requestId: requestIdOf(request), path: request.path, reason });
      if (endpoint) sendResult(context, endpoint, problem(status, text), exchangeOf(request, response));
    },
  });

  const handle =
    (endpoint: PostEndpoint | ScriptEndpoint): RequestHandler =>
    async (request, response) => {
      const result = await endpoint.handle({
        body: request.body,
        header: (name) => request.get(name),
        brandConfig: brandConfigOf(request),
        requestId: requestIdOf(request),
        ip: request.ip,
        signal: abortOnDisconnect(response),
      });
      sendResult(context, endpoint, result, exchangeOf(request, response));
    };

  const onlyPost: RequestHandler = (_request, response) => {
    response.set('allow', 'POST');
    sendText(response, 405, 'Only POST is allowed.');
  };

  const router = express.Router({ caseSensitive: true, strict: true });
  for (const endpoint of endpoints) {
    router.post(endpoint.path, guards, handle(endpoint));
    router.all(endpoint.path, onlyPost);
  }
  return router;
}
