import type { RequestHandler } from 'express';
import { splitPrefix } from '../../shared/routing/match.ts';
import type { HandlerOptions } from '../parts.ts';
import { sendTagged } from '../send-tagged.ts';
import { robotsTxt } from './robots.ts';
import { webManifest } from './web-manifest.ts';

const hour = 'public, max-age=3600';

/** Serves robots.txt, and a web app manifest per culture. */
export function seoEndpoints({ parts, runtimeOf }: HandlerOptions): RequestHandler {
  return (request, response, next) => {
    const runtime = runtimeOf(response);
    if (request.path === '/robots.txt') {
      sendTagged(response.set('cache-control', hour).type('text'), robotsTxt(runtime));
      return;
    }
    const { culture, path } = splitPrefix(request.path, runtime.cultures);
    if (path === '/manifest.webmanifest') {
      const manifest = JSON.stringify(webManifest(runtime, culture, parts.view.intlOf(culture, 'home')));
      sendTagged(response.set('cache-control', hour).type('application/manifest+json'), Buffer.from(manifest));
      return;
    }
    next();
  };
}
