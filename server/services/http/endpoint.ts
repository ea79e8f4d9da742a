import type { RequestHandler } from 'express';
import * as v from 'valibot';
import { parseBody } from './body.ts';
import { parseQuery } from './query.ts';
import type { ServiceResponse } from './response.ts';

export interface ServiceRequest {
  /** Rate limit key: the client's IP address, or the network of an IPv6 address. */
  clientKey: string;
  /** Aborted when the client disconnects before the response is complete. */
  signal: AbortSignal;
  /** Epoch milliseconds; emulated by `dem` in a GET where emulation is on. Rules that are enforced read their own clock. */
  now: number;
  /** Values of the path's `:names`, percent-decoded. */
  params: Readonly<Record<string, string>>;
  /** Header by its name. Undefined when it is missing. */
  header(name: string): string | undefined;
}

type Awaitable<T> = T | Promise<T>;

export interface Endpoint {
  method: 'get' | 'post' | 'delete';
  /** Path of an Express route. */
  path: string;
  /** The response of a URL changes with the content alone, so it may be cached. */
  constant?: true;
  /** Rate limiter. */
  limiter?: RequestHandler;
  /** Throws a `ProblemError` for an invalid query or body. */
  handle(input: { query: object; body: unknown }, request: ServiceRequest): Awaitable<ServiceResponse>;
}

type Handler<Input> = (input: Input, request: ServiceRequest) => Awaitable<ServiceResponse>;
type QueryHandler<Entries extends v.ObjectEntries> = Handler<v.InferOutput<v.ObjectSchema<Entries, undefined>>>;

/** A GET whose query is validated before `handler` receives it. */
export function get<Entries extends v.ObjectEntries>(
  path: string,
  entries: Entries,
  handler: QueryHandler<Entries>,
): Endpoint {
  const schema: v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<Entries, undefined>>> = v.object(entries);
  return { method: 'get', path, handle: ({ query }, request) => handler(parseQuery(schema, query), request) };
}

/** A GET whose response to a URL changes with the content alone. */
export const getConstant = <Entries extends v.ObjectEntries>(
  ...[path, entries, handler]: Parameters<typeof get<Entries>>
): Endpoint => ({ ...get(path, entries, handler), constant: true });

/** A DELETE without input. */
export const clear = (path: string, handler: () => ServiceResponse): Endpoint => ({
  method: 'delete',
  path,
  handle: handler,
});

/** A POST with a JSON body, which is validated before `handler` receives it. */
export const post = <T>(path: string, schema: v.GenericSchema<unknown, T>, handler: Handler<T>): Endpoint => ({
  method: 'post',
  path,
  handle: ({ body }, request) => handler(parseBody(schema, body), request),
});
