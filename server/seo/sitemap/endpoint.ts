import type { Request, RequestHandler, Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { CultureCode } from '../../../locales/index.ts';
import { publicForAnHour } from '../../http/header-values.ts';
import { sendText, etagOf } from '../../http/responses.ts';
import { cdnHeaders } from '../../cache/cdn-tags.ts';
import { chooseEncoding } from '../../cache/encodings.ts';
import { tagOf } from '../../cache/tags.ts';
import { isClientDisconnect, abortOnDisconnect } from '../../http/client-disconnect.ts';
import type { AppContext } from '../../context.ts';
import { requestIdOf, brandConfigOf } from '../../http/request/request-info.ts';
import { cultureOrigins } from '../../site/site.ts';
import { createFiles } from './files.ts';
import type { SitemapOptions } from './list.ts';
import { hasPart, parsePartPath, type Part, partXml, sitemapIndex } from './sitemap.ts';

const indexPath = '/sitemap.xml';

function refuse(response: Response) {
  response.set('retry-after', '30');
  sendText(response, 503, 'Try again later.');
}

async function* indexXml(options: SitemapOptions) {
  yield await sitemapIndex(options);
}

/** Serves the sitemap index and its parts. Other paths go to `next`. */
export function sitemapEndpoint({ config, upstream, purges, log }: AppContext): RequestHandler {
  const files = createFiles({ purges });
  const begin = (response: Response) =>
    response.set('cache-control', publicForAnHour).type('application/xml').vary('Accept-Encoding');

  function optionsOf(request: Request): Omit<SitemapOptions, 'signal'> {
    const brandConfig = brandConfigOf(request);
    const origins = cultureOrigins(config, brandConfig);
    const originOf = (code: CultureCode) => origins[code];
    return { brandConfig, originOf, upstream, requestId: requestIdOf(request) };
  }

  /** False when there is no such file. The index has no part. */
  async function sendFile(request: Request, response: Response, part?: Part): Promise<boolean> {
    const options = optionsOf(request);
    const key = `${options.brandConfig.brand.id} ${request.path}`;
    const signal = abortOnDisconnect(response);
    // The tags are those of all items that the file lists.
    const needsFile = config.cdn.tags || files.isCached(key);
    if (part && request.method === 'HEAD' && !needsFile) {
      const isThere = await hasPart(part, { ...options, signal });
      if (isThere) begin(response).end();
      return isThere;
    }
    const { brand, cultures } = options.brandConfig;
    const listed = part ? [part.culture] : cultures;
    const own = [tagOf('brand', brand.id), ...listed.map(({ code }) => tagOf('culture', code))];
    const file = await files.read(key, signal, (shared, addTags) => {
      addTags(own);
      // Other brands of the same culture share the responses, not the file.
      const onTags = (tags: readonly string[]) => addTags(tags.filter((tag) => !tag.startsWith('brand:')));
      const all = { ...options, signal: shared, onTags };
      return part ? partXml(part, all) : indexXml(all);
    });
    if (!file) return false;
    const { body, tags } = file;
    begin(response).set('etag', etagOf(body));
    if (config.cdn.tags) response.set(cdnHeaders(tags));
    if (request.fresh) {
      response.status(304).end();
    } else if (chooseEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip') {
      response.set('content-encoding', 'gzip').send(body);
    } else {
      await pipeline(Readable.from([body]), createGunzip(), response);
    }
    return true;
  }

  return async (request, response, next) => {
    const part = parsePartPath(request.path, brandConfigOf(request));
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
