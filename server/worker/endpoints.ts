import type { RequestHandler } from 'express';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { splitPrefix } from '../../shared/routing/match.ts';
import type { BrandConfig } from '../config/brand-config.ts';
import type { AppContext } from '../context.ts';
import { brandConfigOf } from '../http/request/request-info.ts';
import { plainPage } from '../render/plain-page.ts';
import { plainText } from '../render/plain-text.ts';
import { sendWithEtag } from '../http/responses.ts';

/** Path of the offline page below a culture's prefix. As a file it is not indexed. */
const offlinePath = '/offline.html';

/** Unregisters a browser's worker and deletes its caches. */
const noWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister())
));
`;

/** The service worker of a brand, and its offline page in each culture. */
export function workerEndpoints(context: AppContext): RequestHandler {
  const { assets } = context.view;
  const worker = assets.worker && readFileSync(join(context.assetsDirectory, basename(assets.worker)), 'utf8');

  /** The URLs to precache precede the worker's code, so that a build with other files has another script. */
  const scriptOf = ({ brand, cultures }: BrandConfig) => {
    const pages = cultures.map(({ routePrefix }) => routePrefix + offlinePath);
    const files = [assets.css, assets.brands[brand.id]?.font].filter(Boolean);
    return `self.precache=${JSON.stringify({ version: assets.buildId, pages, files })};\n${worker}`;
  };

  return (request, response, next) => {
    const brandConfig = brandConfigOf(request);
    if (request.path === '/sw.js' && worker) {
      const script = context.config.serviceWorker ? scriptOf(brandConfig) : noWorker;
      sendWithEtag(response.set('cache-control', 'no-cache').type('text/javascript'), script);
      return;
    }
    const { culture, path } = splitPrefix(request.path, brandConfig.cultures);
    if (path !== offlinePath) return next();
    const word = (id: string) => plainText(context.messages[culture.locale]?.['pwa'], id);
    const page = {
      key: 'offline',
      title: word('pwa.offline'),
      text: word('pwa.offlineText'),
      // An empty link leads to the requested URL.
      link: { href: '', label: word('pwa.retry') },
    };
    response
      .set(context.headers(brandConfig, { isPublic: false, lang: culture.lang }))
      .send(plainPage(brandConfig, culture, page, assets));
  };
}
