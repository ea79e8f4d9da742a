import { createHash } from 'node:crypto';

/** A file of `dist/client/assets`. */
export interface Asset {
  /** `name.hash.ext` */
  readonly name: string;
  readonly content: Buffer;
}

/** Names a file by its content, so that it may be cached for ever. */
export function hashedAsset(name: string, extension: string, content: Buffer | string): Asset {
  const bytes = Buffer.from(content);
  return { name: `${name}.${contentHash(bytes)}.${extension}`, content: bytes };
}

/** Eight letters that change with the content. */
export const contentHash = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '').slice(0, 8);

/** The path by which a browser asks for it. */
export function assetUrl({ name }: Pick<Asset, 'name'>): string {
  return `/assets/${name}`;
}

/** The CSP source of an inline text, without quotes. */
export function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
