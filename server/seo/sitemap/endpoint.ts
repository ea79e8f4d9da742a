import type { RequestHandler, Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CultureCode } from '../../../locales/index.ts';
import type { HandlerOptions } from '../../page/page-handler.ts';
import { cultureOrigins } from '../../page/site.ts';
import type { SitemapOptions } from './list.ts';
import { parsePartPath, partXml, sitemapIndex } from './sitemap.ts';

const anHour = 'public, max-age=3600';

/** The reader has gone, and misses nothing. */
const isLeaving = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'));

function refuse(response: Response) {
  response.status(503).set({ 'retry-after': '30', 'cache-control': 'no-store' });
  response.type('text').send('Try again later.\n');
}

async function* joined(first: string, others: AsyncIterable<string>) {
  yield first;
  yield* others;
}

/** The index and its parts. What is no part is left to those behind. */
export function sitemapEndpoint({ parts, runtimeOf, requestIdOf }: HandlerOptions): RequestHandler {
  const begin = (response: Response) => response.set('cache-control', anHour).type('application/xml');

  /** Waits whenever the reader is slower than the services. False when there is no such part. */
  async function sendPart(path: string, response: Response, options: SitemapOptions): Promise<boolean> {
    const part = parsePartPath(path, options.runtime);
    const pieces = part && partXml(part, options);
    const first = await pieces?.next();
    if (!pieces || !first || first.done) return false;
    begin(response);
    await pipeline(Readable.from(joined(first.value, pieces)), response);
    return true;
  }

  return async (request, response, next) => {
    const { path } = request;
    const isIndex = path === '/sitemap.xml';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !(isIndex || path.startsWith('/sitemap-'))) return next();
    const leaving = new AbortController();
    response.once('close', () => leaving.abort());
    const runtime = runtimeOf(response);
    const origins = cultureOrigins(parts.config, runtime);
    const requestId = requestIdOf(response);
    const originOf = (code: CultureCode) => origins[code];
    const options = { runtime, originOf, upstream: parts.upstream, requestId, signal: leaving.signal };
    try {
      if (isIndex) begin(response).send(await sitemapIndex(options));
      else if (!(await sendPart(path, response, options))) next();
    } catch (error) {
      if (isLeaving(error)) return;
      parts.log.error({ code: 'sitemap.failed', requestId, message: String(error) });
      if (response.headersSent) response.destroy();
      else refuse(response);
    }
  };
}
