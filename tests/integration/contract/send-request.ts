import * as v from 'valibot';
import { expect, inject } from 'vitest';
import { problem } from '../../../shared/contract/basics.ts';
import { writtenBy } from '../support/written.ts';

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

const origin = inject('servicesOrigin');

function toSearch(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of typeof value === 'object' ? value : [value])
      if (item !== undefined) search.append(name, String(item));
  }
  return search.toString();
}

/** Requests a path of any service, such as `/geo/`. */
export function sendRequest(path: string, query: Query = {}, init: RequestInit = {}): Promise<Response> {
  return fetch(`${origin}${path}?${toSearch(query)}`, init);
}

/** Posts a JSON body to a service. */
export function send(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return sendRequest(
    path,
    {},
    { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } },
  );
}

/** Requests a call of the content API, such as `v1/games/`. */
export function callApi(call: string, query: Query = {}, init: RequestInit = {}): Promise<Response> {
  return sendRequest(`/api/${call}`, query, init);
}

/** Requests a picture by its URL, which may be relative to the image origin. A URL on another origin gets no query. */
export function fetchImage(url: string, query: Query = {}, init: RequestInit = {}): Promise<Response> {
  const images = `${origin}/images/`;
  const { href } = new URL(url, images);
  const search = href.startsWith(images) ? toSearch(query) : '';
  return fetch(href + (search && (href.includes('?') ? '&' : '?') + search), init);
}

/** Returns the response to a call, checked against its schema. Readers drop invalid values; here they fail the test. */
export async function read<TSchema extends v.GenericSchema>(
  schema: TSchema,
  call: string,
  query: Query = {},
): Promise<v.InferInput<TSchema>> {
  const response = await callApi(call, query);
  const body: unknown = await response.json();
  expect(response.status, `${call}?${toSearch(query)}: ${JSON.stringify(body).slice(0, 300)}`).toBe(200);
  return writtenBy(schema, body);
}

/** Expects a response that matches its schema. */
export async function expectResponse(...call: Parameters<typeof read>): Promise<void> {
  await read(...call);
}

/** Expects a problem document of this status. The contract does not fix its `detail`. */
export async function expectProblem(response: Response, status: number, detail?: string): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json\b/);
  const document = v.parse(problem, await response.json());
  expect(document.status).toBe(status);
  if (detail !== undefined) expect(document.detail).toContain(detail);
}
