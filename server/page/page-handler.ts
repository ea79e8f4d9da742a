import { isbot } from 'isbot';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { keepQuery } from '../../shared/routing/keep-query.ts';
import { fallbackMatch, splitPrefix } from '../../shared/routing/match.ts';
import { sendText, sendRedirect } from '../http/responses.ts';
import { sendPage } from '../cache/send.ts';
import type { Config } from '../config/config.ts';
import { abortOnDisconnect } from '../http/client-disconnect.ts';
import { errorFields } from '../telemetry/log.ts';
import type { AppContext } from '../context.ts';
import { infoOf, requestIdOf } from '../http/request/request-info.ts';
import { serverTiming } from '../http/timings.ts';
import { staticErrorPage } from '../render/static-error.ts';
import { type PageTarget, resolveTarget } from '../http/request/target.ts';

const nothing = { route: fallbackMatch.key };

/** Crawlers, fetchers and link previews don't run scripts, so they always get the complete page (SEO-08). */
const isCrawler = ({ headers }: Request) => isbot(headers['user-agent']);

/** `X-Fault: render:<region>|shell` causes a rendering error where faults are enabled. */
const faultOf = (request: Request, isOn: boolean) =>
  isOn ? /^(?:render:|(?=shell$))([\w-]{1,32})$/.exec(String(request.headers['x-fault']))?.[1] : undefined;

/** Timings are sent in development and, where emulation is on, for `X-Server-Timing: 1`. */
const isTimed = (request: Request, { devReload, emulation }: Config) =>
  devReload !== '' || (emulation && request.headers['x-server-timing'] === '1');

/** The query as requested, including parameters that change no page. */
const queryOf = ({ originalUrl }: Request) => originalUrl.split('?').slice(1).join('?');

/** Loads uncached pages and sends them complete or as a stream. Unknown files get the 404 page. */
export function createPageHandler({ config, pages, view }: AppContext): RequestHandler {
  async function servePage(target: PageTarget, request: Request, response: Response) {
    const requestId = requestIdOf(request);
    const signal = abortOnDisconnect(response);
    const wanted = {
      requestId,
      signal,
      wantsComplete: isCrawler(request),
      isTimed: isTimed(request, config),
      fault: faultOf(request, config.faults),
      onJoin(firstRequestId: string) {
        infoOf(request).firstRequestId = firstRequestId;
      },
    };
    const outcome = await (request.method === 'HEAD' ? pages.head(target, wanted) : pages.get(target, wanted));
    if (signal.aborted) return;
    if (outcome.kind === 'redirect') {
      // The query of a forced page selects the page. A redirect that preserved it would force the same page again.
      const location = target.forced ? outcome.location : keepQuery(outcome.location, queryOf(request));
      return sendRedirect(response, location, requestId, outcome.isNew || target.forced ? 0 : 60);
    }
    if (target.forced && target.match.key === 'page500') response.setHeader('x-forced', '1');
    if (outcome.kind === 'head') {
      const { status, headers, isCacheable, renderedAt } = outcome;
      const state = {
        'x-cache': isCacheable ? 'miss' : 'bypass',
        'server-timing': serverTiming(performance.now() - renderedAt),
      };
      response.writeHead(status, { ...headers, ...state }).end();
      return;
    }
    if (outcome.kind === 'stream') return outcome.send(response);
    sendPage(request, response, outcome.page, {
      state: outcome.isFromRedis ? 'l2' : outcome.isCacheable ? 'miss' : 'bypass',
      requestId,
      now: performance.now(),
      timings: outcome.timings,
    });
  }

  return async (request, response, next) => {
    const { brandConfig, target } = infoOf(request);
    // No earlier handler found this file.
    const isFile = brandConfig && target?.kind === 'file';
    const pageTarget = isFile ? resolveTarget(brandConfig, request.originalUrl, view.assets.buildId, nothing) : target;
    try {
      if (pageTarget?.kind === 'page') await servePage(pageTarget, request, response);
      else next();
    } catch (error) {
      next(error);
    }
  };
}

/** Error handler: sends the static error page when the frame fails to render or another error occurs. */
export function handleError(context: AppContext): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    const { requestId, brandConfig } = infoOf(request);
    if (!context.pages.hasLogged(error)) context.log.error({ code: 'page.failed', requestId, ...errorFields(error) });
    if (!brandConfig) {
      sendText(response, 500, 'Something went wrong.');
      return;
    }
    const { culture } = splitPrefix(request.path, brandConfig.cultures);
    const { messages, view, config } = context;
    const areas = messages[culture.locale];
    const texts = { ...areas?.['header'], ...areas?.['error'] };
    const html = staticErrorPage(brandConfig, culture, texts, view.assets, {
      error,
      requestId,
      devReload: config.devReload,
    });
    response
      .status(500)
      .set(context.headers(brandConfig, { isPublic: false, lang: culture.lang }))
      .send(html);
  };
}
