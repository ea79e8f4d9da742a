import type { IncomingMessage } from 'node:http';
import type { RuntimeBrand } from '../config/runtime-brand.ts';
import type { AppContext } from '../context.ts';
import { resolveTarget, type Target } from '../page/resolve.ts';
import type { Span } from '../tracing/span.ts';
import { requestedHost, hostName } from './host.ts';
import { receiveRequestId } from './request-id.ts';

/** Facts about a request, resolved once by the listener and read by every handler. */
export interface RequestInfo {
  readonly requestId: string;
  /** Host as requested, with its port. */
  readonly host: string | undefined;
  /** Name of that host. Undefined when it is missing or invalid. */
  readonly hostName: string | undefined;
  /** Brand of that host. Undefined when it is not served here. */
  readonly runtime: RuntimeBrand | undefined;
  /** Meaning of the URL on the brand's site. Resolved when it is read for the first time. */
  readonly target: Target | undefined;
  /** Its span. Started when it is read for the first time, which most responses of the edge cache don't need. */
  readonly span: Span;
  /** Request that began the page which this one shares. */
  firstRequestId?: string;
}

const infos = new WeakMap<IncomingMessage, RequestInfo>();

/** Resolves id, host and brand of a request and stores them for `infoOf`. */
export function resolveRequest(
  request: IncomingMessage,
  { hosts, tracing, trustsProxy, view }: Pick<AppContext, 'hosts' | 'tracing' | 'trustsProxy' | 'view'>,
): RequestInfo {
  const host = requestedHost(request, trustsProxy);
  const name = hostName(host);
  const runtime = name === undefined ? undefined : hosts.get(name);
  let target: Target | undefined;
  let span: Span | undefined;
  const info: RequestInfo = {
    requestId: receiveRequestId(request),
    host,
    hostName: name,
    runtime,
    get target() {
      return (target ??= runtime && resolveTarget(runtime, request.url ?? '/', view.assets.buildId));
    },
    get span() {
      return (span ??= tracing.begin(request));
    },
  };
  infos.set(request, info);
  return info;
}

export function infoOf(request: IncomingMessage): RequestInfo {
  const info = infos.get(request);
  if (!info) throw new Error('[http] The request has not passed the listener.');
  return info;
}

export const requestIdOf = (request: IncomingMessage): string => infoOf(request).requestId;

/** Brand of a request that has passed the host check. */
export function runtimeOf(request: IncomingMessage): RuntimeBrand {
  const { runtime } = infoOf(request);
  if (!runtime) throw new Error('[http] The handler runs before the host check.');
  return runtime;
}
