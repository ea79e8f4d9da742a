import type { ComponentType } from 'react';
import type { PageState } from '../../client/page-state.ts';
import type { RootProps } from '../../client/root.tsx';
import type { PageLocation, Site } from '../../client/site-context.ts';
import type { PageItem } from '../../shared/data/page-item.ts';
import type { Resource, Result } from '../../shared/data/resource.ts';
import type { CultureIntl } from '../../shared/i18n/intl.ts';
import type { Head } from '../../shared/seo/head.ts';
import type { JsonLd } from '../../shared/seo/json-ld.ts';
import type { BrandConfig } from '../config/brand-config.ts';
import type { LocaleOverride } from '../emulation/locale-override.ts';

/** A resource of the page, and its result once it has arrived. */
export interface Loading {
  resource: Resource<unknown>;
  promise: Promise<Result<unknown>>;
  /** Set once the response has arrived. */
  result?: Result<unknown>;
}

/** A page whose gates have resolved, ready to be rendered, complete or as a stream. */
export interface View {
  brandConfig: BrandConfig;
  site: Site;
  page: PageLocation;
  /** The frame around every page. */
  Root: ComponentType<RootProps>;
  Page: ComponentType;
  intl: CultureIntl;
  head: Head;
  jsonLd: readonly JsonLd[];
  status: number;
  /** The item that the page is about. */
  item?: PageItem | undefined;
  /** In the route's order. Resources that a result names are added when it arrives. */
  loading: ReadonlyMap<string, Loading>;
  /** Path of the page component below client/, by which the manifest finds its chunk. */
  pageModule: string;
  state: PageState;
  /** The site has its December decoration. */
  isFestive: boolean;
  /** Start of its fetches, by `performance.now()`. */
  renderedAt: number;
  /** Tests only: the region whose render throws. */
  fault?: string;
  /** The locale of `?messages=`. */
  localeOverride?: LocaleOverride;
}

/** Whether no result is outstanding: each has arrived, failed, or been replaced by a stale one. */
export const isSettled = ({ loading }: Pick<View, 'loading'>) =>
  [...loading.values()].every(({ result }) => result !== undefined);

/**
 * Waits for all data of a view, including resources that results name. Does not wait for late calls with a stale
 * replacement.
 */
export async function settled({ loading }: Pick<View, 'loading'>): Promise<void> {
  const missing = () => [...loading.values()].filter(({ result }) => result === undefined);
  for (let left = missing(); left.length > 0; left = missing()) await Promise.all(left.map(({ promise }) => promise));
}
