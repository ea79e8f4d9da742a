import type { RequestHandler } from 'express';
import { pipeline } from 'node:stream/promises';
import type { Brand } from '../../brands/index.ts';
import { sendText, sendWithEtag } from '../http/responses.ts';
import { abortOnDisconnect } from '../http/client-disconnect.ts';
import type { Log } from '../telemetry/log.ts';
import { requestIdOf, brandConfigOf } from '../http/request/request-info.ts';
import type { HttpClient } from '../upstream/http-client.ts';
import { emblemsSvg } from './emblems.ts';

const day = 'public, max-age=86400';

/** The comet of the logo in a brand's colours, as in the header. */
export function faviconSvg({ colours }: Pick<Brand, 'colours'>): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
    `<rect width="40" height="40" rx="9" fill="${colours.page}"/>`,
    `<path d="M27 10C19 13 11 19 5 30c8-6 16-8.500 24-9.500ZM23 20.500c-6 2-11 5-14.500 9.500 6-3 11-4.600 16.500-5.500Z" fill="${colours.accent}" opacity=".55"/>`,
    `<circle cx="28.500" cy="14.500" r="6.500" fill="${colours.accent}"/></svg>`,
  ].join('');
}

/** Raster images that the image service draws for a brand: path on the site → path at the service. */
const drawn: Readonly<Record<string, (brand: string) => string>> = {
  '/favicon.ico': (brand) => `icons/${brand}?w=48&f=png`,
  '/apple-touch-icon.png': (brand) => `icons/${brand}?w=180&f=png`,
  '/icon-192.png': (brand) => `icons/${brand}?w=192&f=png`,
  '/icon-512.png': (brand) => `icons/${brand}?w=512&f=png`,
  '/icon-maskable-512.png': (brand) => `icons/${brand}-maskable?w=512&f=png`,
  '/share.jpg': (brand) => `share/${brand}?w=1200&f=jpeg`,
};

/** Wraps a PNG in an ICO file. Browsers request that name, and Safari 17 needs it. `size` is its width in pixels. */
export function pngAsIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  // Header: type 1 is an icon, then the number of images. Entry: width, height, planes, bits per pixel, length and
  // offset.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

export interface IconOptions {
  httpClient: HttpClient;
  log: Log;
}

/** Icons and the share image. Without the image service its images are 404; the vector icon is the server's own. */
export function serveIcons({ httpClient, log }: IconOptions): RequestHandler {
  return async (request, response, next) => {
    const brandConfig = brandConfigOf(request);
    if (request.path === '/favicon.svg') {
      sendWithEtag(response.set('cache-control', day).type('image/svg+xml'), faviconSvg(brandConfig.brand));
      return;
    }
    if (request.path === '/emblems.svg') {
      sendWithEtag(response.set('cache-control', day).type('image/svg+xml'), emblemsSvg);
      return;
    }
    const pathFor = drawn[request.path];
    if (!pathFor) return next();
    const requestId = requestIdOf(request);
    const disconnected = abortOnDisconnect(response);
    try {
      const picture = await httpClient.callPictures(`${brandConfig.services.IMAGE}/${pathFor(brandConfig.brand.id)}`, {
        name: 'images',
        headers: { 'x-request-id': requestId },
        signal: disconnected,
      });
      const { 'content-type': type, 'content-length': length } = picture.headers;
      const isPicture = typeof type === 'string' && type.startsWith('image/') && length !== '0';
      if (picture.statusCode !== 200 || !isPicture) {
        await picture.body.dump();
        throw new Error(`status ${picture.statusCode}, ${String(type)}`);
      }
      response.set('cache-control', day).type(type);
      if (request.path === '/favicon.ico') {
        sendWithEtag(response.type('image/x-icon'), pngAsIco(Buffer.from(await picture.body.arrayBuffer()), 48));
        return;
      }
      await pipeline(picture.body, response);
    } catch (error) {
      if (disconnected.aborted) return;
      log.error({ code: 'picture.failed', requestId, path: request.path, message: String(error) });
      if (!response.headersSent) sendText(response, 404, 'No such picture.');
    }
  };
}
