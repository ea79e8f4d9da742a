import { readFile, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { brands, house, product } from '../../brands/index.ts';
import { Failure } from '../terminal/failure.ts';
import type { Call, Value } from './calls/call.ts';
import { calls } from './calls/calls.ts';
import { isRecord } from '../../shared/data/is-record.ts';

const examplesPath = 'shared/contract/examples.json';

const value = v.union([v.string(), v.number(), v.array(v.string())]);
const storedExamples = v.record(
  v.string(),
  v.record(v.string(), v.object({ request: v.record(v.string(), value), response: v.optional(v.unknown()) })),
);

/** Requests and their responses, by the ids of calls and the names of examples. */
export type Examples = v.InferOutput<typeof storedExamples>;

/** Reads the recorded examples. */
export async function readExamples(root: string): Promise<Examples> {
  return v.parse(storedExamples, JSON.parse(await readFile(root + examplesPath, 'utf8')));
}

/** Values from running services, by their placeholder in `calls/`. */
async function resolvePlaceholders(origin: string): Promise<Readonly<Record<string, string>>> {
  const read = async <T>(path: string, schema: v.GenericSchema<unknown, T>) =>
    v.parse(schema, await (await fetch(`${origin}/api/v1/${path}`)).json());
  const slugs = v.looseObject({ items: v.array(v.looseObject({ slug: v.string() })) });
  const games = await read('games/?culture=en-GB&groups=slots&limit=1', slugs);
  const payments = await read('feeds/payment-options/?culture=en-GB', slugs.entries.items);
  const posts = await read('blog/posts/latest/?culture=en-GB&limit=1', slugs);
  const post = posts.items[0]?.slug ?? '';
  const { author } = await read(
    `blog/posts/?culture=en-GB&slug=${post}`,
    v.looseObject({ author: v.looseObject({ slug: v.string() }) }),
  );
  return {
    $game: games.items[0]?.slug ?? '',
    $payment: payments[0]?.slug ?? '',
    $post: post,
    $embed: `game.${games.items[0]?.slug}`,
    $author: author.slug,
  };
}

const mostItems = 2;
const mostLetters = 160;

/** Names of the house and its brands, which no file outside `brands/` may contain. */
const ownNames = [house.name, product.name, product.slug, ...brands.map(({ name }) => name)];
const ownName = new RegExp(ownNames.map((name) => name.split(/\W+/).join(String.raw`[\s_-]*`)).join('|'), 'giu');

/** Shortens lists and texts, and replaces the house's names. */
function shorten(data: unknown): unknown {
  if (Array.isArray(data)) return data.slice(0, mostItems).map(shorten);
  if (isRecord(data)) return Object.fromEntries(Object.entries(data).map(([name, field]) => [name, shorten(field)]));
  if (typeof data !== 'string') return data;
  const text = data.replaceAll(ownName, 'example');
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
}

/** The request of an example: its URL and its options for fetch. */
export function requestOf(call: Call, request: Readonly<Record<string, Value>>, origin: string): [URL, RequestInit] {
  const url = new URL(
    origin + call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(request[name]))),
  );
  const headers = new Headers(call.examplePost === undefined ? {} : { 'content-type': 'application/json' });
  for (const [name, given] of Object.entries(request)) {
    if (call.path.includes(`{${name}}`)) continue;
    if (/^[A-Z]/.test(name)) headers.set(name, String(given));
    else for (const each of typeof given === 'object' ? given : [given]) url.searchParams.append(name, String(each));
  }
  const body = call.examplePost === undefined ? {} : { body: JSON.stringify(call.examplePost) };
  return [url, { method: call.method.toUpperCase(), headers, ...body }];
}

/** Records the examples of one call. Throws a {@link Failure} for an unexpected status. */
async function recordCall(call: Call, origin: string, values: Readonly<Record<string, string>>) {
  const recorded: Examples[string] = {};
  for (const [name, parameters] of Object.entries(call.examples)) {
    const request = Object.fromEntries(
      Object.entries(parameters).map(([key, given]) => [key, (typeof given === 'string' && values[given]) || given]),
    );
    const [url, init] = requestOf(call, request, origin);
    const response = await fetch(url, init);
    if (response.status !== (call.status ?? 200))
      throw new Failure(`[documents] ${call.id}: ${url.href} has status ${response.status}.`);
    const isJson = typeof call.response === 'object';
    recorded[name] = {
      request: request as Examples[string][string]['request'],
      ...(isJson && { response: shorten(await response.json()) }),
    };
  }
  return recorded;
}

/** The named calls, and those whose recorded examples have other names. Throws a {@link Failure} for an unknown id. */
export function callsToRecord(all: readonly Call[], recorded: Examples, ids: readonly string[]): readonly Call[] {
  const unknown = ids.filter((id) => !all.some((call) => call.id === id));
  if (unknown.length > 0)
    throw new Failure(`[documents] No call has the id ${unknown.join(', ')}; scripts/documents/calls/ has the ids.`);
  const namesOf = (examples: object = {}) => Object.keys(examples).sort().join();
  return all.filter(({ id, examples }) => ids.includes(id) || namesOf(examples) !== namesOf(recorded[id]));
}

/** Records the examples of some calls from running services, and drops those of calls that no longer exist. */
export async function recordExamples(root: string, chosen: readonly Call[], origin: string): Promise<void> {
  const values = await resolvePlaceholders(origin);
  const earlier = await readExamples(root);
  const examples: Examples = {};
  for (const call of calls)
    examples[call.id] = chosen.includes(call) ? await recordCall(call, origin, values) : (earlier[call.id] ?? {});
  await writeFile(root + examplesPath, `${JSON.stringify(examples, null, 1)}\n`);
}
