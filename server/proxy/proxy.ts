import express, { type Request, type RequestHandler } from 'express';
import { pipeline } from 'node:stream/promises';
import { neverStored } from '../http/header-values.ts';
import { sendProblem, sendText } from '../http/responses.ts';
import { servicePaths, type ServiceVariable } from '../config/variables.ts';
import type { Log } from '../telemetry/log.ts';
import { isClientDisconnect, abortOnDisconnect } from '../http/client-disconnect.ts';
import { requestIdOf, brandConfigOf } from '../http/request/request-info.ts';
import { groupOfCall, isPostOnly } from '../http/guards/call-limits.ts';
import { limitRate, limitSize, type Refuse, requireSameOrigin } from '../http/guards/guards.ts';
import { bodyLimit, isTooLarge } from '../http/guards/body-limit.ts';
import { withTimeout } from '../async/time-limit.ts';
import { pictureTimeoutMs, type HttpClient } from '../upstream/http-client.ts';
import { type ContentOptions, createContent, ownHeaders } from './content.ts';

/** How the site proxies a service under its own origin. */
interface ProxiedService {
  name: ServiceVariable;
  posts?: true;
  /** The service's response depends on the brand. */
  forSite?: true;
  /** The service handles one visitor, so it receives their IP address. Shared responses are requested anonymously. */
  forVisitor?: true;
}

/** Services that browsers may call under the site's own origin. The platform is a separate site. */
const proxiedServices: readonly ProxiedService[] = [
  // Checks of vouchers. Other reads of the content service are the same for every visitor, see `createContent`.
  { name: 'API', forVisitor: true },
  { name: 'IMAGE' },
  { name: 'GEO', forSite: true, forVisitor: true },
  { name: 'CURRENCY' },
  { name: 'CONTEXT', forVisitor: true },
  { name: 'LOGGER', posts: true, forVisitor: true },
  { name: 'AUTH', posts: true, forVisitor: true },
  { name: 'ACCOUNT_LOGGER', posts: true, forVisitor: true },
  { name: 'TRACKING', posts: true, forVisitor: true },
  { name: 'TAGS', forVisitor: true },
];

const requestHeaders = ['accept', 'accept-language', 'if-none-match', 'if-modified-since'] as const;
/** The widget authenticates a player by a header. */
const sentHeaders = [...requestHeaders, 'content-type', 'authorization'] as const;
const passedHeaders = ['content-type', 'cache-control', 'vary', 'etag', 'last-modified', 'content-length'] as const;

/**
 * The Cache-Control of a proxied response. A visitor's response is never cached, whatever its service says (SEC-09). A
 * script of such a service is the same for all visitors, so browsers may cache it, but shared caches may not.
 */
function cacheControlOf(service: ProxiedService, request: Request, given: string): string {
  if (!service.forVisitor) return given;
  const directives = given.split(',').map((directive) => directive.trim());
  const remaining = directives.filter((directive) => !/^(?:public|private|s-maxage=.*|)$/i.test(directive));
  return request.path.endsWith('.js') && remaining.length > 0 ? ['private', ...remaining].join(', ') : neverStored;
}

const pick = (names: readonly string[], headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])));

/**
 * Headers that describe the client. `ip` is the address that Express determines, so a forged X-Forwarded-For has no
 * effect without TRUST_PROXY. X-Forwarded-Proto is omitted: the call goes to the service's own host, so it would
 * describe the wrong connection.
 */
const visitorOf = ({ ip, headers }: Request) => ({
  ...(ip !== undefined && { 'x-forwarded-for': ip }),
  ...pick(['user-agent'], headers),
});

export interface ProxyOptions extends ContentOptions {
  httpClient: HttpClient;
  log: Log;
  timeoutMs: number;
  /** Rate limiter, see `createCallLimits`. */
  limitCalls: RequestHandler;
}

const services = proxiedServices.map((service) => ({ ...service, path: servicePaths[service.name] }));
const serviceOf = ({ path: requested }: Request) => services.find(({ path }) => requested.startsWith(`${path}/`));

/**
 * Middleware before a proxied call. POSTs are also checked for origin and size. Calls from pages of other sites are
 * refused before they are counted, so that no such page uses up a visitor's limit.
 */
function callGuards(limitCalls: RequestHandler): RequestHandler[] {
  const refuse: Refuse = ({ status, text }, _request, response) => sendText(response, status, text);
  const tooLarge = 'This is more than a service takes.';
  const read = express.raw({ type: () => true, limit: bodyLimit });
  const readBody: RequestHandler = (request, response, next) =>
    read(request, response, (error?: unknown) => {
      if (!error) next();
      else if (isTooLarge(error)) sendText(response, 413, tooLarge);
      else sendText(response, 400, 'This cannot be read.');
    });
  const withinLimit = limitRate(limitCalls, refuse);
  const postGuards = [requireSameOrigin(refuse), withinLimit, limitSize(tooLarge, refuse), readBody];
  const limited: RequestHandler = (request, response, next) => {
    if (request.method === 'POST' || !serviceOf(request)) return next();
    if (isPostOnly(request)) {
      response.set('allow', 'POST');
      return sendText(response, 405, 'Only POST is allowed.');
    }
    if (groupOfCall(request) !== undefined && request.get('sec-fetch-site') === 'cross-site')
      return sendText(response, 403, 'Only pages of this site may call this.');
    void withinLimit(request, response, next);
  };
  const posted = postGuards.map((guard): RequestHandler => (request, response, next) => {
    if (request.method === 'POST' && serviceOf(request)?.posts) return guard(request, response, next);
    next();
  });
  return [limited, ...posted];
}

/**
 * Proxies browsers' calls to the services. The content service's are read by the upstream client, and all others are
 * forwarded without cookies in either direction. The time limit covers a service until its first byte. The server's own
 * limits cover a client that reads slowly.
 */
export function createProxy(options: ProxyOptions): RequestHandler[] {
  return [...callGuards(options.limitCalls), createContent(options), createSender(options)];
}

function createSender({ httpClient, log, timeoutMs }: ProxyOptions): RequestHandler {
  return async (request, response, next) => {
    const service = serviceOf(request);
    if (!service) return next();
    const isPost = request.method === 'POST' && Boolean(service.posts);
    if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') {
      const allow = service.posts ? 'GET, HEAD, POST' : 'GET, HEAD';
      response.set('allow', allow);
      sendText(response, 405, `Only ${allow} are allowed.`);
      return;
    }
    const brandConfig = brandConfigOf(request);
    if (service.name === 'TAGS' && !brandConfig.demoTags) return next();
    const url = urlOf(brandConfig.services[service.name], request.originalUrl.slice(service.path.length));
    if (!url) return next();
    const { searchParams } = url;
    // Deleting rewrites the whole query, so do it only where there is something to delete.
    if (!brandConfig.emulation && searchParams.has('dem')) searchParams.delete('dem');
    const isPicture = service.name === 'IMAGE';
    const call = isPicture ? httpClient.callPictures : httpClient.call;
    const pass = async (signal: AbortSignal) => {
      const received = await call(url, {
        name: service.path.slice(1),
        method: isPost ? 'POST' : request.method === 'HEAD' ? 'HEAD' : 'GET',
        headers: {
          ...pick(service.posts ? sentHeaders : requestHeaders, request.headers),
          'x-request-id': requestIdOf(request),
          // Send the origin that a browser would send to a service elsewhere: all brands share one brand code.
          ...(service.forSite && { origin: brandConfig.origin }),
          ...(service.forVisitor && visitorOf(request)),
        },
        ...(isPost && { body: bodyOf(request) }),
        signal,
      });
      const { statusCode, body } = received;
      if (statusCode >= 300 && statusCode < 400 && statusCode !== 304) {
        await body.dump();
        throw new Error(`status ${statusCode}: a service leads nowhere`);
      }
      return received;
    };
    try {
      const limitMs = isPicture ? pictureTimeoutMs : timeoutMs;
      const { statusCode, headers, body } = await withTimeout(limitMs, abortOnDisconnect(response), pass);
      response.status(statusCode).set(pick(passedHeaders, headers)).set(ownHeaders);
      const cacheControl = cacheControlOf(service, request, String(response.getHeader('cache-control') ?? ''));
      if (cacheControl) response.set('cache-control', cacheControl);
      await pipeline(body, response);
    } catch (error) {
      if (response.destroyed && isClientDisconnect(error)) return;
      log.error({
        code: 'proxy.failed',
        requestId: requestIdOf(request),
        service: service.name,
        message: String(error),
      });
      if (response.headersSent || response.destroyed) response.destroy();
      else sendProblem(response, 502);
    }
  };
}

/** The body that the guards parsed. An empty body is not read. */
const bodyOf = ({ body }: Request): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** URL of a call at its service. Undefined when dot segments would leave the service's path. */
function urlOf(origin: string, rest: string): URL | undefined {
  const url = URL.canParse(origin + rest) ? new URL(origin + rest) : undefined;
  return url?.href.startsWith(new URL(`${origin}/`).href) ? url : undefined;
}
