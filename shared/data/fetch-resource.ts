import { errorText } from '../logging/error-text.ts';
import { failed, notFound, type Resource, type Result } from './resource.ts';

/** Response of a service before validation. */
export interface HttpResponse {
  status: number;
  contentType: string;
  /** Length of the body, where it is known before reading. */
  length?: number;
  /** Set by the server's HTTP client only. */
  cacheControl?: string;
  text(): Promise<string>;
}

/** Values of Accept. A call requests HTML only where it can convert it. */
export const jsonOnly = 'application/json';
export const jsonOrHtml = 'application/json, text/html;q=0.9';

/** Sends one GET. Rejects without a response. Server and browser have their own implementations. */
export type SendRequest = (url: string, signal?: AbortSignal, accept?: string) => Promise<HttpResponse>;

/** Stable failure codes for the log. */
export type FailureReason = 'status' | 'network' | 'contentType' | 'syntax' | 'schema';

export interface CallFailure {
  key: string;
  reason: FailureReason;
  detail: string;
}

export interface CallOptions {
  /** Origin of the resource's service, without a trailing slash. */
  origin: string;
  send: SendRequest;
  signal?: AbortSignal | undefined;
  /** Group codes of games that the market bans. They are removed from every response. */
  banned?: readonly string[];
  /** Called for every failure, except aborted calls and 404. */
  report(failure: CallFailure): void;
  /** Called with the problems of items that lists dropped. */
  reportDropped?(key: string, problems: readonly string[]): void;
  /** Called for a 404, which is worth a warning in development only. */
  reportNotFound?(key: string): void;
}

/** Whether a response is HTML rather than JSON. */
export const isHtml = (contentType: string) => /^text\/html\b/i.test(contentType);

/** A complete document instead of a text is a proxy's error page or a portal, never content. */
export const isDocument = (html: string) => /<(?:!doctype|html|body)\b/i.test(html.slice(0, 1_000));

const isJson = (contentType: string) => /^application\/(?:[\w.-]+\+)?json\b/i.test(contentType);

/**
 * Calls a service and validates its response. Never throws: an unusable response is `failed` and a 404 is `notFound`,
 * so that pages can distinguish a missing item from a failure.
 */
export async function fetchResource<T>(resource: Resource<T>, options: CallOptions): Promise<Result<T>> {
  const { signal, send, origin, report } = options;
  const fail = (reason: FailureReason, detail: string): Result<T> => {
    if (!signal?.aborted) report({ key: resource.key, reason, detail });
    return failed;
  };
  let response: HttpResponse;
  let body: string;
  try {
    response = await send(origin + resource.path, signal, resource.readHtml ? jsonOrHtml : jsonOnly);
    body = await response.text();
  } catch (error) {
    return fail('network', errorText(error));
  }
  // The contract sends 404 as JSON. Any other 404 comes from a proxy that has not found the service.
  if (response.status === 404 && isJson(response.contentType)) {
    options.reportNotFound?.(resource.key);
    return notFound;
  }
  const { status } = response;
  if (status < 200 || status > 299) {
    const result = fail('status', String(status));
    return status >= 400 && status < 500 && isJson(response.contentType) ? { ...failed, status } : result;
  }
  if (resource.readHtml && isHtml(response.contentType)) {
    if (isDocument(body)) return fail('contentType', 'a whole HTML document');
    return check(resource, resource.readHtml(body), { ...options, fail });
  }
  if (!isJson(response.contentType)) return fail('contentType', response.contentType || 'none');
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    return fail('syntax', errorText(error));
  }
  return check(resource, value, { ...options, fail });
}

interface Judges<T> extends Pick<CallOptions, 'reportDropped' | 'banned'> {
  fail(reason: FailureReason, detail: string): Result<T>;
}

async function check<T>(
  resource: Resource<T>,
  value: unknown,
  { fail, reportDropped, banned = [] }: Judges<T>,
): Promise<Result<T>> {
  try {
    const [{ checkResponse, withoutBanned }, schema] = await Promise.all([import('./schemas.ts'), resource.schema()]);
    const allowed = banned.length > 0 ? withoutBanned(value, banned) : value;
    if (allowed === undefined) return notFound;
    const checked = checkResponse(schema, allowed);
    if ('problem' in checked) return fail('schema', checked.problem);
    if (checked.dropped.length > 0) reportDropped?.(resource.key, checked.dropped);
    return { state: 'found', data: checked.data };
  } catch (error) {
    // Loading the schemas may fail in a browser.
    return fail('network', errorText(error));
  }
}
