import express, { type Request, type RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { pipeline } from 'node:stream/promises';
import { request as call } from 'undici';
import { answerText } from '../answer-text.ts';
import { servicePaths, type ServiceVariable } from '../config/variables.ts';
import type { Log } from '../ops/log.ts';
import { isLeaving, leavingOf } from '../leaving.ts';
import type { RequestNotes } from '../parts.ts';
import { bodyLimit, isTooLarge, timesAMinute } from '../posts/limits.ts';
import { isSameOrigin } from '../posts/same-origin.ts';
import { tagOf } from '../send-tagged.ts';
import { prefixOfCall, sanitiseAnswer } from './sanitise.ts';
import { withinTime } from './time-limit.ts';
import { pictureTimeoutMs, type Wire } from './transport.ts';

/** How a service is asked under the site's own origin. */
interface PassedOn {
  name: ServiceVariable;
  posts?: true;
  /** Its answer depends on the brand. */
  forSite?: true;
  /** It serves one visitor, and so learns who asks; what all visitors share is asked for by nobody in particular. */
  forVisitor?: true;
}

/** Services that a browser may call under the site's own origin. The platform is a site of its own. */
const passedOn: readonly PassedOn[] = [
  { name: 'API' },
  { name: 'IMAGE' },
  { name: 'GEO', forSite: true, forVisitor: true },
  { name: 'CURRENCY' },
  { name: 'CONTEXT', forVisitor: true },
  { name: 'LOGGER', posts: true, forVisitor: true },
  { name: 'AUTH', posts: true, forVisitor: true },
  { name: 'ACCOUNT_LOGGER', posts: true, forVisitor: true },
  { name: 'TRACKING', posts: true, forVisitor: true },
];

const askedHeaders = ['accept', 'accept-language'] as const;
const requestHeaders = [...askedHeaders, 'if-none-match', 'if-modified-since'] as const;
/** The widget proves by a header who has logged in. */
const sentHeaders = [...requestHeaders, 'content-type', 'authorization'] as const;
const keptHeaders = ['content-type', 'cache-control', 'vary'] as const;
const answerHeaders = [...keptHeaders, 'etag', 'last-modified', 'content-length'] as const;

/** What a service says is nobody's page: opened by itself, no script of its own runs as the site's. */
const ownHeaders = { 'x-robots-tag': 'noindex', 'content-security-policy': "default-src 'none'; sandbox" };

const pick = (names: readonly string[], headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])));

/**
 * Whose call it is. `ip` is the address that Express finds: what a visitor writes into X-Forwarded-For counts for nothing without
 * TRUST_PROXY. X-Forwarded-Proto is left out: the service is asked by its own host, of which it would tell a wrong scheme.
 */
const visitorOf = ({ ip, headers }: Request) => ({
  ...(ip !== undefined && { 'x-forwarded-for': ip }),
  ...pick(['user-agent'], headers),
});

/** The same bounds as for the site's own POSTs, but for how often: visits and entries of the log are many. */
const rate = timesAMinute(120);

export interface PassOnOptions extends RequestNotes {
  wire: Wire;
  log: Log;
  timeoutMs: number;
  /** The host that was asked, with its port. */
  hostOf(request: Request): string | undefined;
}

const services = passedOn.map((service) => ({ ...service, path: servicePaths[service.name] }));
const serviceOf = ({ path: asked }: Request) => services.find(({ path }) => asked.startsWith(`${path}/`));

/** What a POST goes through before a service sees it; everything else goes by. */
function postGuards(hostOf: PassOnOptions['hostOf']): RequestHandler[] {
  const fromHere: RequestHandler = (request, response, next) => {
    if (isSameOrigin(request, hostOf(request))) next();
    else answerText(response, 403, 'Only pages of this site may post here.');
  };
  const readBody = express.raw({ type: () => true, limit: bodyLimit });
  const guards: RequestHandler[] = [
    fromHere,
    rateLimit({
      ...rate,
      handler: (_request, response) => answerText(response, 429, 'Wait a minute, then try again.'),
    }),
    (request, response, next) =>
      readBody(request, response, (error?: unknown) => {
        if (!error) next();
        else if (isTooLarge(error)) answerText(response, 413, 'This is more than a service takes.');
        else answerText(response, 400, 'This cannot be read.');
      }),
  ];
  return guards.map((guard) => (request, response, next) => {
    if (request.method === 'POST' && serviceOf(request)?.posts) return guard(request, response, next);
    next();
  });
}

/**
 * Hands a browser's call to the service behind it and its answer back: no cookie goes out, none comes in, and html inside JSON is
 * cleaned on the way. The time limit is for the service, until its answer begins, or until it is there where it is cleaned. How long a
 * visitor takes to read the rest is bounded by the server alone.
 */
export function createPassOn(options: PassOnOptions): RequestHandler[] {
  return [...postGuards(options.hostOf), createSender(options)];
}

function createSender({ wire, log, timeoutMs, runtimeOf, requestIdOf }: PassOnOptions): RequestHandler {
  return async (request, response, next) => {
    const service = serviceOf(request);
    if (!service) return next();
    const isPost = request.method === 'POST' && Boolean(service.posts);
    if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') {
      const allow = service.posts ? 'GET, HEAD, POST' : 'GET, HEAD';
      response.set('allow', allow);
      answerText(response, 405, 'This address can only be read.');
      return;
    }
    const runtime = runtimeOf(response);
    const address = addressOf(runtime.services[service.name], request.originalUrl.slice(service.path.length));
    if (!address || isDraft(address)) return next();
    const isPicture = service.name === 'IMAGE';
    // What is cleaned on the way is another body: its length, its tag and whether a browser has it already are known here alone.
    const isCleaned = service.name === 'API';
    const pass = async (signal: AbortSignal) => {
      const { statusCode, headers, body } = await call(address, {
        method: isCleaned ? 'GET' : request.method,
        dispatcher: isPicture ? wire.pictures : wire.agent,
        headers: {
          ...pick(isCleaned ? askedHeaders : service.posts ? sentHeaders : requestHeaders, request.headers),
          'x-request-id': requestIdOf(response),
          // What a browser would send, were the service not under the site's own address: all brands have one brand code.
          ...(service.forSite && { origin: runtime.origin }),
          ...(service.forVisitor && visitorOf(request)),
        },
        ...(isPost && { body: bodyOf(request) }),
        signal,
      });
      if (statusCode >= 300 && statusCode < 400 && statusCode !== 304) {
        await body.dump();
        throw new Error(`status ${statusCode}: a service leads nowhere`);
      }
      if (!isCleaned || statusCode !== 200) return { statusCode, headers: pick(answerHeaders, headers), body };
      const clean = Buffer.from(JSON.stringify(sanitiseAnswer(await body.json(), prefixOfCall(request.originalUrl))));
      return { statusCode, headers: { ...pick(keptHeaders, headers), etag: tagOf(clean) }, body: clean };
    };
    try {
      const limitMs = isPicture ? pictureTimeoutMs : timeoutMs;
      const { statusCode, headers, body } = await withinTime(limitMs, leavingOf(response), pass);
      response.status(statusCode).set(headers).set(ownHeaders);
      if (Buffer.isBuffer(body)) response.send(body);
      else await pipeline(body, response);
    } catch (error) {
      if (response.destroyed && isLeaving(error)) return;
      log.error({
        code: 'passon.failed',
        requestId: requestIdOf(response),
        service: service.name,
        message: String(error),
      });
      if (response.headersSent || response.destroyed) response.destroy();
      else
        response
          .status(502)
          .type('application/problem+json')
          .send({ type: 'about:blank', title: 'Bad Gateway', status: 502 });
    }
  };
}

/** As it was read by the guards; an empty one is left unread. */
const bodyOf = ({ body }: Request): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** Drafts are shown by the server alone, which knows who may see them. An address that cannot be read may be one. */
function isDraft({ pathname }: URL): boolean {
  try {
    return /\/preview(?:\/|$)/i.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

/** Where a call goes; nowhere when dots in its path would lead beside the service. */
function addressOf(origin: string, rest: string): URL | undefined {
  const address = URL.canParse(origin + rest) ? new URL(origin + rest) : undefined;
  return address?.href.startsWith(new URL(`${origin}/`).href) ? address : undefined;
}
