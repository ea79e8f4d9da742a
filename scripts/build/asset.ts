import { createHash } from 'node:crypto';

/** A file of `dist/client/assets`. */
export interface Asset {
  /** `name.hash.ext` */
  readonly name: string;
  readonly content: Buffer;
}

/** Names a file by a hash of its content, so that it may be cached forever. */
export function hashedAsset(name: string, extension: string, content: Buffer | string): Asset {
  const bytes = Buffer.from(content);
  return { name: `${name}.${contentHash(bytes)}.${extension}`, content: bytes };
}

/** Eight characters of a hash of the content. */
export const contentHash = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '').slice(0, 8);

/** URL path of an asset. */
export function assetUrl({ name }: Pick<Asset, 'name'>): string {
  return `/assets/${name}`;
}

/** The CSP source of an inline script or style, without quotes. */
export function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
