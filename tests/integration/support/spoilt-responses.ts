import { inject } from 'vitest';
import { type HttpResponse, fetchResource } from '../../../shared/data/fetch-resource.ts';
import type { Resource } from '../../../shared/data/resource.ts';
import { wordsOf } from '../../../shared/data/words-of.ts';
import { createPurges } from '../../../server/cache/purges.ts';
import { createHttpClient } from '../../../server/upstream/http-client.ts';
import { createUpstream } from '../../../server/upstream/upstream.ts';
import { recordingLog } from '../../unit/server/support/recording-log.ts';
import { testMetrics } from '../../unit/server/support/test-metrics.ts';
import { sendRequest } from './send-request.ts';

/** Position of a value in a response: names of fields and indexes of lists. */
export type Path = readonly (string | number)[];

/** Responses of the embedded services, by path and query of the request. */
export type Recorded = Map<string, unknown>;

export interface Spoilt {
  /** Path and query of the response. */
  url: string;
  path: Path;
  /** How the field was changed. */
  how: string;
  /** The changed response. */
  body: string;
}

/** Length of shortened lists: an item that is changed and an item that must stay. */
const itemsPerList = 2;

/** Shortens lists of similar items. Lists of different items (blocks, parameters, texts) stay complete. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isOfAKind = value.every(
      (item) => typeof item === 'object' && item !== null && ('id' in item || !('type' in item || 'kind' in item)),
    );
    return (isOfAKind ? value.slice(0, itemsPerList) : value).map(shorten);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shorten(field)]));
}

/** Returns the response to a call, which is sent to the embedded services once and then recorded. */
export async function recordInto(recorded: Recorded, url: string): Promise<unknown> {
  const known = recorded.get(url);
  if (known !== undefined) return known;
  const { port } = new URL(inject('servicesOrigin'));
  const { status, text } = await sendRequest(Number(port), `/api${url}`);
  const body = status === 200 ? shorten(JSON.parse(text)) : null;
  recorded.set(url, body);
  return body;
}

// All upstreams share these, since creating them costs as much as a page. They register no upstream's cache.
const metrics = { ...testMetrics().metrics.upstream, watchCache: () => undefined };
const purges = { ...createPurges(), add: () => undefined };
// `send` is replaced, so the pools open no connection.
const client = createHttpClient({ connections: 1, timeoutMs: 1_000, log: recordingLog().log, metrics });

/** An upstream that replays the recorded responses, except for the one that is changed. */
export function upstreamOf(recorded: Recorded, spoilt?: Pick<Spoilt, 'url' | 'body'>) {
  const requested = new Map<string, Resource<unknown>>();
  const response = (body: string | undefined): HttpResponse => ({
    status: body === undefined ? 404 : 200,
    contentType: 'application/json',
    text: async () => body ?? '{}',
  });
  const httpClient = { ...client };
  httpClient.send = async (_call, full) => {
    const { pathname, search } = new URL(full);
    const url = pathname.replace(/^\/api/, '') + search;
    if (url === spoilt?.url) return response(spoilt.body);
    const body = await recordInto(recorded, url);
    return response(body === null ? undefined : JSON.stringify(body));
  };
  const upstream = createUpstream({
    httpClient,
    log: recordingLog().log,
    metrics,
    purges,
    reportToLogger: () => undefined,
    timeoutMs: 20_000,
  });
  const read = upstream.read.bind(upstream);
  upstream.read = (brand, resource, caller) => {
    requested.set(resource.path, resource);
    return read(brand, resource, caller);
  };
  return { upstream, requested };
}

/** The kind of a list item. */
const kindOf = (item: unknown): unknown => {
  const { kind, type } = (item ?? {}) as { kind?: unknown; type?: unknown };
  return kind ?? type;
};

/** Indexes of a list's items, or of the first of each kind. */
const placesIn = (list: readonly unknown[], ofEachKind: boolean): number[] =>
  [...list.keys()].filter(
    (place) => !ofEachKind || list.findIndex((item) => kindOf(item) === kindOf(list[place])) === place,
  );

/** Paths of every field of a response, and of every item of its lists or the first of each kind. */
export function pathsIn(value: unknown, ofEachKind = false, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const names: (string | number)[] = Array.isArray(value) ? placesIn(value, ofEachKind) : Object.keys(value);
  return names.flatMap((name) => {
    const own = [...path, name];
    return [own, ...pathsIn((value as Record<string | number, unknown>)[name], ofEachKind, own)];
  });
}

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((held, name) => (held as Record<string | number, unknown> | undefined)?.[name], value);

/** Looks like a date of the contract. */
const dateLike = /^\d{4}-\d\d-\d\d(?:T|$)/;

/** Replaced by a number that JSON parses as infinite, which `JSON.stringify` cannot write. */
const infinite = '"@infinite@"';

function wrongValues(value: unknown): (readonly [how: string, wrong: unknown])[] {
  const other = typeof value === 'string' ? 7 : 'wrong';
  const kinds: (readonly [string, unknown])[] = [
    ['null', null],
    ['of another type', other],
    ['an object', {}],
    ['a list', []],
  ];
  if (typeof value === 'number') kinds.push(['negative', -1], ['infinite', '@infinite@']);
  if (typeof value === 'string') kinds.push(['empty', ''], ['blank', ' ']);
  if (typeof value === 'string' && dateLike.test(value))
    kinds.push(
      ['no date', '0000-00-00'],
      ['no day', '2026-02-30'],
      ['words', 'tomorrow'],
      ['no hour', '2026-11-25T25:00:00Z'],
    );
  return kinds;
}

/** Versions of a response in each of which one field is missing, null or invalid. */
export function spoiltVersions(url: string, response: unknown): Spoilt[] {
  return pathsIn(response, true).flatMap((path) => {
    const change = (edit: (holder: Record<string | number, unknown>, name: string | number) => void) => {
      const copy = structuredClone(response);
      const holder = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
      edit(holder, path.at(-1) ?? '');
      return JSON.stringify(copy).replaceAll(infinite, '1e999');
    };
    const missing = {
      url,
      path,
      how: 'missing',
      body: change((holder, name) => {
        if (Array.isArray(holder)) holder.splice(Number(name), 1);
        else delete holder[name];
      }),
    };
    const wrong = wrongValues(valueAt(response, path)).map(([how, value]) => ({
      url,
      path,
      how,
      body: change((holder, name) => {
        holder[name] = value;
      }),
    }));
    return [missing, ...wrong];
  });
}

/** Calls of a component that all pages share. */
const sharedCalls: ReadonlySet<string> = new Set(['/v1/banners/media']);

/**
 * Names a fault by all that decides how a page of the kind shows it: the call, the field and its change. List items are named
 * by their kind, since their order differs by page.
 */
export function faultOf(
  pageKind: string,
  { call, path }: Resource<unknown>,
  response: unknown,
  spoilt: Spoilt,
): string {
  const { searchParams } = new URL(path, 'http://services');
  const field = spoilt.path.map((name, index) => kindOf(valueAt(response, spoilt.path.slice(0, index + 1))) ?? name);
  const use = sharedCalls.has(call) ? ['device', 'layer'].map((name) => searchParams.get(name)) : pageKind;
  return JSON.stringify([use, call, field, spoilt.how]);
}

/** Required fields: without one, its object cannot be shown. They hold the identity, title, path, text or list of items. */
export const needed: ReadonlySet<string | number> = new Set(
  [
    'id key code slug tagSlug type kind',
    'name title gameName question heading label pageTitle cta',
    'path href url ctaLink platformPath target',
    'text html body bodyHtml answerHtml terms significantTerms',
    'amount currency min max value multiplier base days count percent product spinValue',
    'items groups categories blocks images card tag data specs',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Returns the path of the value that may be dropped with a field: the field itself if it is optional, else the smallest object that
 * requires it. The empty path is the whole response.
 */
export function lostWith(path: Path): Path {
  const [holder, name] = path.slice(-2).length > 1 ? path.slice(-2) : [undefined, path.at(-1)];
  // A changed group may leave a game without groups.
  if (holder === 'groups' && typeof name === 'number') return lostWith(path.slice(0, -1));
  if (name === undefined || typeof name === 'number' || !needed.has(name)) return path;
  return lostWith(path.slice(0, -1));
}

const isBelow = (path: Path, above: Path) => above.every((name, index) => path[index] === name);

/** Texts of a response that a page shows, with their paths. Codes and short words are skipped because they are not unique. */
export function shownTexts(response: unknown, pageText: string): { path: Path; text: string }[] {
  return pathsIn(response).flatMap((path) => {
    const value = valueAt(response, path);
    const text = typeof value === 'string' ? wordsOf(value).slice(0, 60).trim() : '';
    return text.length >= 5 && /^[\p{Lu}\d].*\p{L}{3}/u.test(text) && pageText.includes(text) ? [{ path, text }] : [];
  });
}

/** The texts that must still be shown when the field at `path` is changed. */
export const stayingTexts = (texts: readonly { path: Path; text: string }[], path: Path): string[] => {
  const lost = lostWith(path);
  const gone = new Set(texts.filter((each) => isBelow(each.path, lost)).map(({ text }) => text));
  return texts.map(({ text }) => text).filter((text) => !gone.has(text));
};

/** Fields that select the content of a page. */
const deciding: ReadonlySet<unknown> = new Set(['section', 'status', 'start', 'end']);

/** Whether a page may show other content, or nothing of the response, when this field is changed. */
export const isOtherPage = ({ path }: Spoilt): boolean => lostWith(path).length === 0 || deciding.has(path.at(-1));

/** Changed versions of a response that readers parse to the same result, and so show as the same page. */
export interface SpoiltCall {
  readonly resource: Resource<unknown>;
  readonly versions: readonly [Spoilt, ...Spoilt[]];
}

/**
 * Returns the changed versions of the responses. Of those that lose the same value and are parsed to the same result, only one is
 * returned. Versions that are parsed to the original result are left out.
 */
export async function spoiltCalls(
  recorded: Recorded,
  requested: ReadonlyMap<string, Resource<unknown>>,
): Promise<SpoiltCall[]> {
  const calls = await Promise.all(
    [...requested.values()].map(async (resource): Promise<SpoiltCall[]> => {
      const response = await recordInto(recorded, resource.path);
      const readAs = async (body: string) => {
        const send = async () => ({ status: 200, contentType: 'application/json', text: async () => body });
        const result = await fetchResource(resource, { origin: '', send, report: () => undefined });
        return JSON.stringify(result);
      };
      const original = await readAs(JSON.stringify(response));
      const byResult = new Map<string, [Spoilt, ...Spoilt[]]>();
      for (const spoilt of spoiltVersions(resource.path, response)) {
        const result = await readAs(spoilt.body);
        if (result === original) continue;
        const lost = lostWith(spoilt.path).join('.');
        const same = byResult.get(result);
        if (!same) byResult.set(result, [spoilt]);
        else if (!same.some(({ path }) => lostWith(path).join('.') === lost)) same.push(spoilt);
      }
      return [...byResult.values()].map((versions) => ({ resource, versions }));
    }),
  );
  return calls.flat();
}
