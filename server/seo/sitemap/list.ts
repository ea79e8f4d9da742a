import type { Culture } from '../../../locales/index.ts';
import type { Resource, Result } from '../../../shared/data/resource.ts';
import type { OriginOf } from '../../../shared/routing/alternates.ts';
import { tagsOfResponse } from '../../cache/tags.ts';
import type { BrandConfig } from '../../config/brand-config.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import type { Entry } from './xml.ts';

/** Dependencies of a sitemap. */
export interface SitemapOptions {
  brandConfig: BrandConfig;
  originOf: OriginOf;
  upstream: Upstream;
  requestId: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** Called with the tags of each response that is read. */
  onTags?(tags: readonly string[]): void;
}

/** One culture of a host. */
export interface Site extends SitemapOptions {
  culture: Culture;
}

/** Length of a list, and time of its last change. */
export interface Extent {
  total: number;
  updatedAt?: string | undefined;
}

/** A section of a list. `taken` counts the items that it covers, including those that may not be indexed. */
export interface Slice {
  entries: readonly Entry[];
  total: number;
  taken: number;
}

/** Pages of one kind. The list may be long, so readers hold one slice at a time. */
export interface List {
  measure(site: Site): Promise<Extent>;
  read(site: Site, offset: number, limit: number): Promise<Slice>;
}

/** Thrown when a service cannot list its items. An incomplete sitemap would signal crawlers that the other URLs are gone. */
export class SitemapUnavailable extends Error {}

/** The result of a read. Throws when the client has disconnected. */
export async function readResource<T>(
  { brandConfig, upstream, requestId, signal, onTags }: Site,
  resource: Resource<T>,
): Promise<Result<T>> {
  const result = await upstream.read(brandConfig, resource, { requestId, signal });
  // An aborted call is not a failure of the service.
  signal.throwIfAborted();
  onTags?.(tagsOfResponse(resource, result));
  return result;
}

interface Listed {
  items: readonly unknown[];
  total: number | undefined;
  limit: number | undefined;
}

/** Length of a list. Without a total from its service, it continues until a page is not full. */
export const totalOf = ({ items, total, limit }: Listed, offset: number, requested: number): number =>
  total ?? offset + items.length + (items.length < (limit ?? requested) ? 0 : 1);

/** The data of a required resource. */
export async function need<T>(site: Site, resource: Resource<T>): Promise<T> {
  const result = await readResource(site, resource);
  if (result.state !== 'found') throw new SitemapUnavailable(`[sitemap] ${resource.key} is ${result.state}.`);
  return result.data;
}
