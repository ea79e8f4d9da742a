import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { BrandConfig } from '../../config/brand-config.ts';
import type { AppContext } from '../../context.ts';
import { resolveTarget, type Target } from './target.ts';
import type { Span } from '../../telemetry/span.ts';
import { requestedHost, hostName } from './host.ts';

const givenId = /^[\w.-]{8,64}$/;
const idPrefix = randomBytes(6).toString('base64url');
let count = 0;

/** Prefix of this process and a counter. */
export function newRequestId(): string {
  count += 1;
  return `${idPrefix}-${count.toString(36)}`;
}

/** The proxy's X-Request-ID when it is valid, otherwise a new id. */
export function receiveRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && givenId.test(id) ? id : newRequestId();
}

type Resolving = Pick<AppContext, 'hosts' | 'tracing' | 'trustsProxy' | 'view'>;

/** Facts about a request, resolved once by the listener and read by every handler. */
export class RequestInfo {
  readonly requestId: string;
  /** Host as requested, with its port. */
  readonly host: string | undefined;
  /** Name of that host. Undefined when it is missing or invalid. */
  readonly hostName: string | undefined;
  /** Brand of that host. Undefined when it is not served here. */
  readonly brandConfig: BrandConfig | undefined;
  /** Id of the request whose render this one joined. */
  firstRequestId?: string;
  readonly #request: IncomingMessage;
  readonly #context: Resolving;
  #target: Target | undefined;
  #span: Span | undefined;

  constructor(request: IncomingMessage, context: Resolving) {
    this.#request = request;
    this.#context = context;
    this.requestId = receiveRequestId(request);
    this.host = requestedHost(request, context.trustsProxy);
    this.hostName = hostName(this.host);
    this.brandConfig = this.hostName === undefined ? undefined : context.hosts.get(this.hostName);
  }

  /** Meaning of the URL on the brand's site. Resolved when it is read for the first time. */
  get target(): Target | undefined {
    const { brandConfig } = this;
    return (this.#target ??=
      brandConfig && resolveTarget(brandConfig, this.#request.url ?? '/', this.#context.view.assets.buildId));
  }

  /** Its span. Started when it is read for the first time, which most responses of the edge cache don't need. */
  get span(): Span {
    return (this.#span ??= this.#context.tracing.begin(this.#request));
  }
}

declare module 'node:http' {
  interface IncomingMessage {
    /** Set by `resolveRequest`, read by `infoOf`. */
    info?: RequestInfo;
  }
}

/** Resolves id, host and brand of a request and stores them for `infoOf`. */
export function resolveRequest(request: IncomingMessage, context: Resolving): RequestInfo {
  const info = new RequestInfo(request, context);
  request.info = info;
  return info;
}

export function infoOf(request: IncomingMessage): RequestInfo {
  const { info } = request;
  if (!info) throw new Error('[http] The request has not passed the listener.');
  return info;
}

export const requestIdOf = (request: IncomingMessage): string => infoOf(request).requestId;

/** Brand of a request that has passed the host check. */
export function brandConfigOf(request: IncomingMessage): BrandConfig {
  const { brandConfig } = infoOf(request);
  if (!brandConfig) throw new Error('[http] The handler runs before the host check.');
  return brandConfig;
}
