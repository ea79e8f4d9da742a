import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import { chooseEncoding } from '../cache/encodings.ts';
import { sendText, rejectUnsafeMethods } from '../http/responses.ts';
import type { MadeScript } from '../site/site-script.ts';
import { type Asset, typeOf } from './asset.ts';
import { findShared, shareAssets } from './shared-assets.ts';

function assetOf({ url, code }: MadeScript): Asset {
  const identity = Buffer.from(code);
  return { type: typeOf(url), identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) };
}

/** Reads the built files once. Their names contain a hash of their bytes, so they never change. */
async function readAssets(directory: string): Promise<Map<string, Asset>> {
  const names = new Set(await readdir(directory));
  const read = async (name: string) => (names.has(name) ? readFile(join(directory, name)) : undefined);
  const plain = [...names].filter((name) => !/\.(?:br|gz)$/.test(name));
  const entries = await Promise.all(
    plain.map(async (name): Promise<[string, Asset]> => {
      const [identity = Buffer.alloc(0), br, gzip] = await Promise.all([
        read(name),
        read(`${name}.br`),
        read(`${name}.gz`),
      ]);
      return [
        `/assets/${name}`,
        {
          type: typeOf(name),
          identity,
          ...(br && { br }),
          ...(gzip && { gzip }),
        },
      ];
    }),
  );
  return new Map(entries);
}

/**
 * Serves `/assets/` precompressed and immutable: the built files, those `made` at the start, and files of other builds
 * in the folder `shared`. Any other name is an uncached 404.
 */
export async function serveAssets(
  directory: string,
  made: readonly MadeScript[],
  sharedFolder: string,
): Promise<RequestHandler> {
  const assets = await readAssets(directory);
  for (const script of made) assets.set(script.url, assetOf(script));
  if (sharedFolder) await shareAssets(sharedFolder, assets);
  return async (request, response, next) => {
    if (!request.path.startsWith('/assets/')) return next();
    if (rejectUnsafeMethods(request, response)) return;
    const asset = assets.get(request.path) ?? (sharedFolder ? await findShared(sharedFolder, request.path) : undefined);
    if (!asset) {
      sendText(response, 404, 'No such file.');
      return;
    }
    const wanted = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
    const encoding = asset[wanted] ? wanted : 'identity';
    const body = asset[encoding] ?? asset.identity;
    response.writeHead(200, {
      'content-type': asset.type,
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
