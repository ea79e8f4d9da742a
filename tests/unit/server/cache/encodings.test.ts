import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, encodePage, recompress, variantIn } from '../../../../server/cache/encodings.ts';
import { variedHtml as page } from './cached-page.ts';

describe('the encodings of a page', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['br, zstd;q=0', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=1.0', 'gzip'],
    ['gzip;q=0.8, br;q=0.8', 'br'],
    ['GZIP ; Q=0.5', 'gzip'],
    ['gzip, identity', 'gzip'],
    ['gzip;q=0.5, identity', 'identity'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['identity;q=0', 'identity'],
    ['gzip;q=0', 'identity'],
    ['gzip;q=often', 'identity'],
    ['*;q=0', 'identity'],
    ['gzip, *;q=0', 'gzip'],
    ['gzip;q=0.5, *', 'zstd'],
    ['zstd;q=0, br;q=0, *;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', 'identity'],
    ['br ;q=0.001', 'br'],
    ['x-gzip, sbr', 'identity'],
    ['identity', 'identity'],
    ['*', 'zstd'],
  ])('SSR-08 are chosen by Accept-Encoding: %j gives %s', (accept, encoding) =>
    expect(chooseEncoding(accept, ['zstd', 'br', 'gzip'])).toBe(encoding),
  );

  it('OPS-05 all decode to the same page, each with its own strong ETag', () => {
    const variants = encodePage(page);
    const identity = variantIn(variants, 'identity', true);
    const gzip = variantIn(variants, 'gzip', true);
    const zstd = variantIn(variants, 'zstd', true);
    const br = variantIn(variants, 'br', true);
    expect(identity.body).toEqual(page);
    expect(gunzipSync(gzip.body)).toEqual(page);
    expect(zstdDecompressSync(zstd.body)).toEqual(page);
    expect(brotliDecompressSync(br.body)).toEqual(page);
    const etags = [identity.etag, gzip.etag, zstd.etag, br.etag];
    expect(new Set(etags).size).toBe(4);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
  });

  it('OPS-05 change their ETag only when the page changes', () => {
    const again = encodePage(Buffer.from(page));
    expect(again.stored.etag).toBe(encodePage(page).stored.etag);
    expect(encodePage(Buffer.from('other')).stored.etag).not.toBe(again.stored.etag);
  });

  it('PERF-01 include a cached gzip body only for hot pages', () => {
    const variants = encodePage(page);
    expect(variantIn(variants, 'gzip', false)).toEqual(variantIn(variants, 'gzip', false));
    expect(variants.gzip).toBeUndefined();
    expect(variantIn(variants, 'gzip', true)).toBe(variantIn(variants, 'gzip', false));
  });

  it('PERF-01 are all derived from brotli, which replaces Zstandard in the cache once a client needs it', () => {
    const variants = encodePage(page);
    const br = variantIn(variants, 'br', false);
    expect(variants.stored).toBe(br);
    expect(variantIn(variants, 'br', false)).toBe(br);
    expect(variantIn(variants, 'identity', false).body).toEqual(page);
    expect(zstdDecompressSync(variantIn(variants, 'zstd', true).body)).toEqual(page);
    expect(variants.stored).toBe(br);
  });

  it('PERF-01 include a smaller brotli body for hot pages, with its own ETag', async () => {
    const variants = encodePage(page);
    const best = await recompress(variants);
    expect(brotliDecompressSync(best.body)).toEqual(page);
    expect(best.body.length).toBeLessThan(variantIn(variants, 'br', true).body.length);
    expect(best.etag).not.toBe(variants.stored.etag);
  });
});
