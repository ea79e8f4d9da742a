import type { Request, RequestHandler, Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { CultureCode } from '../../../locales/index.ts';
import { sendText, tagOf } from '../../http/responses.ts';
import { chooseEncoding } from '../../cache/encodings.ts';
import { isClientDisconnect, abortOnDisconnect } from '../../http/client-disconnect.ts';
import type { AppContext } from '../../context.ts';
import { requestIdOf, runtimeOf } from '../../http/request-info.ts';
import { cultureOrigins } from '../../page/site.ts';
import { createFiles } from './files.ts';
import type { SitemapOptions } from './list.ts';
import { hasPart, parsePartPath, type Part, partXml, sitemapIndex } from './sitemap.ts';

const anHour = 'public, max-age=3600';

const indexPath = '/sitemap.xml';

function refuse(response: Response) {
  response.set('retry-after', '30');
  sendText(response, 503, 'Try again later.');
}

async function* indexXml(options: SitemapOptions) {
  yield await sitemapIndex(options);
}

/** Serves the sitemap index and its parts. Other paths go to `next`. */
export function sitemapEndpoint({ config, upstream, log }: AppContext): RequestHandler {
  const files = createFiles();
  const begin = (response: Response) =>
    response.set('cache-control', anHour).type('application/xml').vary('Accept-Encoding');

  function optionsOf(request: Request): Omit<SitemapOptions, 'signal'> {
    const runtime = runtimeOf(request);
    const origins = cultureOrigins(config, runtime);
    const originOf = (code: CultureCode) => origins[code];
    return { runtime, originOf, upstream, requestId: requestIdOf(request) };
  }

  /** False when there is no such file. The index has no part. */
  async function sendFile(request: Request, response: Response, part?: Part): Promise<boolean> {
    const options = optionsOf(request);
    const key = `${options.runtime.brand.id} ${request.path}`;
    const signal = abortOnDisconnect(response);
    if (part && request.method === 'HEAD' && !files.isCached(key)) {
      const isThere = await hasPart(part, { ...options, signal });
      if (isThere) begin(response).end();
      return isThere;
    }
    const file = await files.read(key, signal, (shared) =>
      part ? partXml(part, { ...options, signal: shared }) : indexXml({ ...options, signal: shared }),
    );
    if (!file) return false;
    begin(response).set('etag', tagOf(file));
    if (request.fresh) {
      response.status(304).end();
    } else if (chooseEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip') {
      response.set('content-encoding', 'gzip').send(file);
    } else {
      await pipeline(Readable.from([file]), createGunzip(), response);
    }
    return true;
  }

  return async (request, response, next) => {
    const part = parsePartPath(request.path, runtimeOf(request));
    if (!part && request.path !== indexPath) return next();
    try {
      if (!(await sendFile(request, response, part))) next();
    } catch (error) {
      if (isClientDisconnect(error)) return;
      log.error({ code: 'sitemap.failed', requestId: requestIdOf(request), message: String(error) });
      if (response.headersSent) response.destroy();
      else refuse(response);
    }
  };
}
