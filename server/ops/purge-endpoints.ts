import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { everythingTag, listOfKind, type TagKind, tagKinds, tagOf } from '../cache/tags.ts';
import type { Purge } from '../cache/purges.ts';
import { sendProblem } from '../http/responses.ts';
import { isSameSecret } from '../config/same-secret.ts';
import { readBySchema } from '../http/schema-problems.ts';
import type { KnownTags } from './known-tags.ts';
import type { Purged, Purger } from './purger.ts';
import { requireToken } from './require-token.ts';

export interface PurgeSecrets {
  /** Token of operators. Empty where they may not purge. */
  token: string;
  /** Secret that signs the messages of the content service. Empty where none are accepted. */
  secret: string;
}

export interface PurgeEndpointsOptions extends PurgeSecrets {
  known: KnownTags;
  purge: Purger;
}

const bodyLimit = '64kb';
const mostTags = 1_000;

/** The kind and id of a tag, decoded. Undefined for a text that is not a tag. */
function parseTag(text: string): { kind: TagKind; id: string } | undefined {
  const at = text.indexOf(':');
  const kind = tagKinds.find((one) => one === text.slice(0, at));
  const id = text.slice(at + 1);
  if (!kind || id === '' || id === '*' || id.length > 300) return undefined;
  try {
    return { kind, id: decodeURIComponent(id) };
  } catch {
    return { kind, id };
  }
}

/** A tag in the form in which caches know it, or what is wrong with it. */
function readTag(text: string, known: KnownTags): { tag: string } | { problem: string } {
  if (text === everythingTag) return { tag: text };
  const parsed = parseTag(text);
  if (!parsed) {
    const kinds = tagKinds.join(', ');
    return { problem: `needs to be "all", or a kind and an id like game:book-of-gold. Kinds: ${kinds}` };
  }
  const { kind, id } = parsed;
  const ids = known[kind];
  if (!ids || ids.includes(id)) return { tag: tagOf(kind, id) };
  return { problem: `"${text}" matches nothing, since there is no ${kind} "${id}". Known: ${ids.join(', ')}` };
}

const tagSchema = (known: KnownTags) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = readTag(dataset.value, known);
      if ('tag' in read) return read.tag;
      addIssue({ message: read.problem });
      return NEVER;
    }),
  );

const purgeSchema = (known: KnownTags) =>
  v.strictObject({
    tags: v.pipe(
      v.array(tagSchema(known), 'needs to be a list of tags'),
      v.minLength(1, 'needs at least one tag'),
      v.maxLength(mostTags, `takes at most ${mostTags} tags`),
    ),
    hard: v.optional(v.boolean(), false),
  });

const name = v.pipe(v.string(), v.minLength(1, 'is empty'), v.maxLength(300, 'is too long'));

const isTime = (value: string | number) =>
  typeof value === 'number' || (/^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)));
const needsTime = 'needs to be a time like 2026-11-28T04:00:00Z';

/** A message of the content service that it has published something. Further fields and kinds may be added to it. */
const publishedSchema = ({ culture: cultures = [] }: KnownTags) =>
  v.object({
    culture: v.optional(v.picklist(cultures, `needs to be one of ${cultures.join(', ')}`)),
    kind: name,
    id: v.union([name, v.pipe(v.number(), v.transform(String))], 'needs to be a text'),
    /** ISO 8601, or milliseconds since 1970. */
    at: v.pipe(v.union([v.string(), v.number()], needsTime), v.check(isTime, needsTime)),
  });
type Published = v.InferOutput<ReturnType<typeof publishedSchema>>;

/** Kinds that the content service publishes. */
const publishedKinds = ['game', 'group', 'promotion', 'feature', 'post', 'page', 'feed', 'banner', 'jackpot'] as const;

/** Tags of a published item and of the lists of its kind: a new item changes lists that did not contain it. */
function tagsOfPublished({ culture, kind, id }: Published): readonly string[] {
  const known = publishedKinds.find((one) => one === kind);
  if (known) return [tagOf(known, id), ...(listOfKind[known] ?? [])];
  return [culture === undefined ? everythingTag : tagOf('culture', culture)];
}

/** The parsed body, or a sentence that says what is wrong. */
function parseBody<T>(schema: v.GenericSchema<unknown, T>, body: Buffer): { output: T } | { problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(body.toString());
  } catch {
    return { problem: 'The body is no JSON.' };
  }
  return readBySchema(schema, json);
}

const raw = express.raw({ type: () => true, limit: bodyLimit });

/** Reads the raw body, which a signature covers. */
const readBody: RequestHandler = (request, response, next) => {
  // `is` returns null without a body. Parsing rejects that later.
  if (request.is('application/json') === false)
    return sendProblem(response, 415, 'The body needs the content type application/json.');
  raw(request, response, (error?: unknown) => {
    const { status } = (error ?? {}) as { status?: number };
    if (status === 413) sendProblem(response, 413, `The body is larger than ${bodyLimit}.`);
    else if (status !== undefined && status < 500) sendProblem(response, status, 'The body cannot be read.');
    else next(error);
  });
};

const bodyOf = (request: Request): Buffer => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));

/** Lets the content service in by the signature of the body. */
function requireSignature(secret: string): RequestHandler {
  return (request, response, next) => {
    const wanted = `sha256=${createHmac('sha256', secret).update(bodyOf(request)).digest('hex')}`;
    if (isSameSecret(request.get('x-signature')?.toLowerCase() ?? '', wanted)) return next();
    sendProblem(response, 401, 'X-Signature does not match the body and PURGE_SECRET.');
  };
}

/** Sends the effect of a purge. It is a failure when a cache may still have the old content. */
function sendPurged(response: Response, { tags, hard }: Purge, purged: Purged) {
  const { pages, responses, processes, isShared, isComplete, failedHosts } = purged;
  const here = `This instance has purged ${pages} pages and ${responses} responses.`;
  if (!isShared) {
    sendProblem(response, 503, `Redis did not take the purge, so other instances may not have it. Repeat it. ${here}`);
  } else if (!isComplete) {
    sendProblem(response, 503, `A process of this instance did not confirm the purge. Repeat it. ${here}`);
  } else if (failedHosts.length > 0) {
    sendProblem(response, 503, `${failedHosts.join(', ')} did not take the purge. Repeat it. ${here}`);
  } else {
    response.set('cache-control', 'no-store').json({ tags, hard, pages, responses, processes });
  }
}

/** Purges the tags that a valid body names. */
const purgeBy =
  <T>(
    purge: Purger,
    source: 'operator' | 'cms',
    schema: v.GenericSchema<unknown, T>,
    toPurge: (body: T) => Purge,
  ): RequestHandler =>
  async (request, response) => {
    const parsed = parseBody(schema, bodyOf(request));
    if ('problem' in parsed) return sendProblem(response, 400, parsed.problem);
    const wanted = toPurge(parsed.output);
    sendPurged(response, wanted, await purge(wanted, source));
  };

/** Purges by tag, for operators and for the content service. */
export function purgeEndpoints({ token, secret, known, purge }: PurgeEndpointsOptions): Router {
  const router = Router();
  const requireSecret: RequestHandler = (_request, response, next) => {
    if (secret !== '') next();
    else sendProblem(response, 403, 'Set PURGE_SECRET to accept messages of the content service.');
  };
  router.post(
    '/_purge',
    requireToken(token),
    readBody,
    purgeBy(purge, 'operator', purgeSchema(known), (body) => body),
  );
  router.post(
    '/_purge/cms',
    requireSecret,
    readBody,
    requireSignature(secret),
    purgeBy(purge, 'cms', publishedSchema(known), (message) => ({ tags: tagsOfPublished(message), hard: false })),
  );
  router.all(['/_purge', '/_purge/cms'], (_request, response) => {
    response.set('allow', 'POST');
    sendProblem(response, 405, 'This takes POST only.');
  });
  return router;
}
