import type { RequestHandler } from 'express';
import { splitPrefix } from '../../shared/routing/match.ts';
import { publicForAnHour } from '../http/header-values.ts';
import type { AppContext } from '../context.ts';
import { brandConfigOf } from '../http/request/request-info.ts';
import { sendWithEtag } from '../http/responses.ts';
import { robotsTxt } from './robots.ts';
import { webManifest } from './web-manifest.ts';

/** Serves robots.txt, and a web app manifest per culture. */
export function seoEndpoints({ view }: AppContext): RequestHandler {
  return (request, response, next) => {
    const brandConfig = brandConfigOf(request);
    if (request.path === '/robots.txt') {
      sendWithEtag(response.set('cache-control', publicForAnHour).type('text'), robotsTxt(brandConfig));
      return;
    }
    const { culture, path } = splitPrefix(request.path, brandConfig.cultures);
    if (path === '/manifest.webmanifest') {
      const manifest = JSON.stringify(webManifest(brandConfig, culture, view.intlOf(culture, 'home')));
      sendWithEtag(
        response.set('cache-control', publicForAnHour).type('application/manifest+json'),
        Buffer.from(manifest),
      );
      return;
    }
    next();
  };
}
