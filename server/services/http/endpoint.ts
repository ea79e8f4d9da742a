import * as v from 'valibot';
import type { Answer } from './answer.ts';
import { parseBody } from './body.ts';
import { parseQuery, type QuerySchema } from './query.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

export interface ServiceRequest {
  id: string;
  /** Rate limit key of the client, see `askerOf`. */
  asker: string;
  /** Aborted when the client disconnects before the response is complete. */
  signal: AbortSignal;
  search: URLSearchParams;
  /** Epoch milliseconds; emulated by `dem` in a read request where emulation is on. Rules that are enforced read their own clock. */
  now: number;
  /** Values of the path's `:names`, percent-decoded. */
  params: Readonly<Record<string, string>>;
  /** A header by its name in lower case; undefined when there is none or several. */
  header(name: string): string | undefined;
  /** The body as JSON; a 400 or 413 problem when it is none or over 16 kB. */
  body(): Promise<unknown>;
}

export interface Endpoint {
  method: Method;
  /** `/api/v1/games/`; a segment `:name` takes any value. The slash at the end makes no difference. */
  path: string;
  /** The response of a URL never changes while the process runs, so it may be cached. */
  constant: boolean;
  answer(request: ServiceRequest): Answer | Promise<Answer>;
}

type Reply<Query> = (query: Query, request: ServiceRequest) => Answer | Promise<Answer>;

/** A GET whose query is checked before `reply` sees it. */
export function get<Entries extends v.ObjectEntries>(
  path: string,
  query: Entries,
  reply: Reply<v.InferOutput<v.ObjectSchema<Entries, undefined>>>,
  { constant = false } = {},
): Endpoint {
  const schema: QuerySchema<v.InferOutput<v.ObjectSchema<Entries, undefined>>> = v.object(query);
  return {
    method: 'GET',
    path,
    constant,
    answer: (request) => reply(parseQuery(schema, request.search), request),
  };
}

/** A GET whose answer to a url stays the same while the process lives. */
export function getConstant<Entries extends v.ObjectEntries>(
  path: string,
  query: Entries,
  reply: Reply<v.InferOutput<v.ObjectSchema<Entries, undefined>>>,
): Endpoint {
  return get(path, query, reply, { constant: true });
}

/** A DELETE of all that stands at the path. */
export function clear(path: string, reply: () => Answer): Endpoint {
  return { method: 'DELETE', path, constant: false, answer: reply };
}

/** A POST with a JSON body, which is checked before `reply` sees it: a 400 names the field that does not fit. */
export function post<T>(
  path: string,
  body: v.GenericSchema<unknown, T>,
  reply: (body: T, request: ServiceRequest) => Answer | Promise<Answer>,
): Endpoint {
  return {
    method: 'POST',
    path,
    constant: false,
    answer: async (request) => reply(parseBody(body, await request.body()), request),
  };
}
