import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, encodePage, squeeze, variantIn } from '../../../../server/cache/encodings.ts';
import { variedHtml as page } from './cached-page.ts';

describe('encodings', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', 'identity'],
    ['br ;q=0.001', 'br'],
    ['x-gzip, sbr', 'identity'],
    ['identity', 'identity'],
    ['*', 'identity'],
  ])('PERF-01 for %j is %s', (accept, encoding) => expect(chooseEncoding(accept)).toBe(encoding));

  it('OPS-05 all hold the same page, each under a strong ETag of its own', () => {
    const variants = encodePage(page);
    const identity = variantIn(variants, 'identity', true);
    const gzip = variantIn(variants, 'gzip', true);
    const br = variantIn(variants, 'br', true);
    expect(identity.body).toEqual(page);
    expect(gunzipSync(gzip.body)).toEqual(page);
    expect(brotliDecompressSync(br.body)).toEqual(page);
    const etags = [identity.etag, gzip.etag, br.etag];
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
  });

  it('OPS-05 change their ETag with the page, and only then', () => {
    const again = encodePage(Buffer.from(page));
    expect(again.br.etag).toBe(encodePage(page).br.etag);
    expect(encodePage(Buffer.from('other')).br.etag).not.toBe(again.br.etag);
  });

  it('PERF-01 that are seldom asked for are kept for hot pages alone', () => {
    const variants = encodePage(page);
    expect(variantIn(variants, 'gzip', false)).toEqual(variantIn(variants, 'gzip', false));
    expect(variants.gzip).toBeUndefined();
    expect(variantIn(variants, 'gzip', true)).toBe(variantIn(variants, 'gzip', false));
  });

  it('PERF-01 of a hot page are squeezed, under a new ETag because the bytes are others', async () => {
    const variants = encodePage(page);
    const best = await squeeze(variants);
    expect(brotliDecompressSync(best.body)).toEqual(page);
    expect(best.body.length).toBeLessThan(variants.br.body.length);
    expect(best.etag).not.toBe(variants.br.etag);
  });
});
