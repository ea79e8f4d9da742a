import type { Culture } from '../../../locales/index.ts';
import type { Resource, Result } from '../../../shared/data/resource.ts';
import type { OriginOf } from '../../../shared/routing/alternates.ts';
import type { RuntimeBrand } from '../../config/runtime-brand.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import type { Entry } from './xml.ts';

/** What a sitemap is made with. */
export interface SitemapOptions {
  runtime: RuntimeBrand;
  originOf: OriginOf;
  upstream: Upstream;
  requestId: string;
  /** Aborted when the reader leaves. */
  signal: AbortSignal;
}

/** One culture of a host. */
export interface Site extends SitemapOptions {
  culture: Culture;
}

/** How long a list is, and when it changed last. */
export interface Extent {
  total: number;
  updatedAt?: string | undefined;
}

/** A part of a list. `taken` counts the places that it went through; not all of them need be pages that may be found. */
export interface Slice {
  entries: readonly Entry[];
  total: number;
  taken: number;
}

/** Pages of one kind, as long as it may be: whoever reads it holds one slice at a time. */
export interface List {
  measure(site: Site): Promise<Extent>;
  read(site: Site, offset: number, limit: number): Promise<Slice>;
}

/** Thrown when a service cannot say what there is: half a sitemap would tell crawlers that the rest is gone. */
export class SitemapUnavailable extends Error {}

/** An answer, whatever it is; throws when the reader has left. */
export async function ask<T>(
  { runtime, upstream, requestId, signal }: Site,
  resource: Resource<T>,
): Promise<Result<T>> {
  const result = await upstream.read(runtime, resource, { requestId, signal });
  // What was given up is no failure of a service.
  signal.throwIfAborted();
  return result;
}

/** The data of an answer that is needed. */
export async function need<T>(site: Site, resource: Resource<T>): Promise<T> {
  const result = await ask(site, resource);
  if (result.state !== 'found') throw new SitemapUnavailable(`[sitemap] ${resource.key} is ${result.state}.`);
  return result.data;
}
