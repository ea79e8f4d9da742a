import { inject } from 'vitest';
import { type Answer, fetchResource } from '../../../shared/data/fetch-resource.ts';
import type { Resource } from '../../../shared/data/resource.ts';
import { wordsOf } from '../../../shared/data/words-of.ts';
import { createHttpClient } from '../../../server/upstream/http-client.ts';
import { createUpstream } from '../../../server/upstream/upstream.ts';
import { recordingLog } from '../../unit/server/support/recording-log.ts';
import { ask } from './ask.ts';

/** Where a value stands in a response: names of fields and places in lists. */
export type Path = readonly (string | number)[];

/** A response as the embedded services gave it, by the path and query that asked for it. */
export type Recorded = Map<string, unknown>;

export interface Spoilt {
  /** Path and query of the response. */
  url: string;
  path: Path;
  /** How the field was spoilt. */
  how: string;
  /** The response with it. */
  body: string;
}

/** Things of a kind that a recorded list is cut down to: one that is spoilt and one that must stay. */
const kept = 2;

/** A list of the same things is cut down; one of different things (blocks, parameters, texts) stays whole. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isOfAKind = value.every(
      (item) => typeof item === 'object' && item !== null && ('id' in item || !('type' in item || 'kind' in item)),
    );
    return (isOfAKind ? value.slice(0, kept) : value).map(shorten);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shorten(field)]));
}

/** The calls to the embedded services, each recorded when it is first made. */
export async function recordInto(recorded: Recorded, url: string): Promise<unknown> {
  const known = recorded.get(url);
  if (known !== undefined) return known;
  const { port } = new URL(inject('servicesOrigin'));
  const { status, text } = await ask(Number(port), `/api${url}`);
  const body = status === 200 ? shorten(JSON.parse(text)) : null;
  recorded.set(url, body);
  return body;
}

/** An upstream whose services give what was recorded, but for the response that is spoilt. */
export function upstreamOf(recorded: Recorded, spoilt?: Pick<Spoilt, 'url' | 'body'>) {
  const asked = new Map<string, Resource<unknown>>();
  const answer = (body: string | undefined): Answer => ({
    status: body === undefined ? 404 : 200,
    contentType: 'application/json',
    text: async () => body ?? '{}',
  });
  // Its pools open no connection.
  const httpClient = createHttpClient({ connections: 1, timeoutMs: 1_000, log: recordingLog().log });
  httpClient.send = async (_call, full) => {
    const { pathname, search } = new URL(full);
    const url = pathname.replace(/^\/api/, '') + search;
    if (url === spoilt?.url) return answer(spoilt.body);
    const body = await recordInto(recorded, url);
    return answer(body === null ? undefined : JSON.stringify(body));
  };
  const upstream = createUpstream({
    httpClient,
    log: recordingLog().log,
    reportToLogger: () => undefined,
    timeoutMs: 20_000,
  });
  const read = upstream.read.bind(upstream);
  upstream.read = (brand, resource, caller) => {
    asked.set(resource.path, resource);
    return read(brand, resource, caller);
  };
  return { upstream, asked };
}

/** The kind of a list item. */
const kindOf = (item: unknown): unknown => {
  const { kind, type } = (item ?? {}) as { kind?: unknown; type?: unknown };
  return kind ?? type;
};

/** Places of a list's items, or of one of each kind. */
const placesIn = (list: readonly unknown[], ofEachKind: boolean): number[] =>
  [...list.keys()].filter(
    (place) => !ofEachKind || list.findIndex((item) => kindOf(item) === kindOf(list[place])) === place,
  );

/** Every field of a response, and every item of its lists or one of each kind. */
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

/** JSON knows numbers that are read as infinite, which `JSON.stringify` cannot write. */
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

/** A response in which each field in turn is missing, null or wrong. */
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

/** Fields without which the thing that has them cannot be shown: identity, title, path, the text itself, and what a list is about. */
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
 * The part of a response that may be lost with a field: the field itself where readers can do without it, else the smallest thing that
 * cannot be shown without it. The empty path is the whole response.
 */
export function lostWith(path: Path): Path {
  const [holder, name] = path.slice(-2).length > 1 ? path.slice(-2) : [undefined, path.at(-1)];
  // Games of no group at all.
  if (holder === 'groups' && typeof name === 'number') return lostWith(path.slice(0, -1));
  if (name === undefined || typeof name === 'number' || !needed.has(name)) return path;
  return lostWith(path.slice(0, -1));
}

const isBelow = (path: Path, above: Path) => above.every((name, index) => path[index] === name);

/** Texts of a response that a page shows, by their places. Codes and words that are too short to be told from others do not count. */
export function shownTexts(response: unknown, pageText: string): { path: Path; text: string }[] {
  return pathsIn(response).flatMap((path) => {
    const value = valueAt(response, path);
    const text = typeof value === 'string' ? wordsOf(value).slice(0, 60).trim() : '';
    return text.length >= 5 && /^[\p{Lu}\d].*\p{L}{3}/u.test(text) && pageText.includes(text) ? [{ path, text }] : [];
  });
}

/** Those of them that must be there although a field was spoilt. */
export const stayingTexts = (texts: readonly { path: Path; text: string }[], path: Path): string[] => {
  const lost = lostWith(path);
  const gone = new Set(texts.filter((each) => isBelow(each.path, lost)).map(({ text }) => text));
  return texts.map(({ text }) => text).filter((text) => !gone.has(text));
};

/** Fields by which pages choose what they show. */
const deciding: ReadonlySet<unknown> = new Set(['section', 'status', 'start', 'end']);

/** Whether a page without a field may show other things, or nothing of the response. */
export const isOtherPage = ({ path }: Spoilt): boolean => lostWith(path).length === 0 || deciding.has(path.at(-1));

/**
 * Every way in which one field of one of the responses can be spoilt, of those that readers take for the same the first. Readers that see
 * no difference show none.
 */
export async function spoiltCalls(
  recorded: Recorded,
  asked: ReadonlyMap<string, Resource<unknown>>,
): Promise<{ resource: Resource<unknown>; spoilt: Spoilt }[]> {
  const calls = await Promise.all(
    [...asked.values()].map(async (resource) => {
      const response = await recordInto(recorded, resource.path);
      const readAs = async (body: string) => {
        const transport = async () => ({ status: 200, contentType: 'application/json', text: async () => body });
        const result = await fetchResource(resource, { origin: '', transport, report: () => undefined });
        return JSON.stringify(result);
      };
      const seen = new Map([[await readAs(JSON.stringify(response)), undefined as Spoilt | undefined]]);
      for (const spoilt of spoiltVersions(resource.path, response)) {
        const read = `${await readAs(spoilt.body)} ${lostWith(spoilt.path).join('.')}`;
        if (!seen.has(read)) seen.set(read, spoilt);
      }
      return [...seen.values()].flatMap((spoilt) => (spoilt ? [{ resource, spoilt }] : []));
    }),
  );
  return calls.flat();
}
