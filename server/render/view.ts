import type { ComponentType } from 'react';
import type { PageState } from '../../client/page-state.ts';
import type { PageLocation, Site } from '../../client/site-context.ts';
import type { PageItem } from '../../shared/data/page-item.ts';
import type { Resource, Result } from '../../shared/data/resource.ts';
import type { CultureIntl } from '../../shared/i18n/intl.ts';
import type { Head } from '../../shared/seo/head.ts';
import type { JsonLd } from '../../shared/seo/json-ld.ts';
import type { RuntimeBrand } from '../config/runtime-brand.ts';

/** A resource of the page and what has become of it so far. */
export interface Loading {
  resource: Resource<unknown>;
  promise: Promise<Result<unknown>>;
  /** Set once it has answered. */
  result?: Result<unknown>;
}

/** A page whose gates have answered: ready to be rendered, whole or as a stream. */
export interface View {
  runtime: RuntimeBrand;
  site: Site;
  page: PageLocation;
  Page: ComponentType;
  intl: CultureIntl;
  head: Head;
  jsonLd: readonly JsonLd[];
  status: number;
  /** The one thing that the page shows. */
  item?: PageItem | undefined;
  /** In the order in which the route names them; what an answer names is added when it has come. */
  loading: ReadonlyMap<string, Loading>;
  /** The page component's module below client/, by which the manifest names its chunk. */
  pageModule: string;
  state: PageState;
  /** The site is dressed for December. */
  isFestive: boolean;
  /** When its fetches were started, by `performance.now()`. */
  bornAt: number;
  /** Test only: the region whose render throws. */
  fault?: string;
}

/** Whether there is nothing left to wait for: each answer has come, has failed, or another stands in for it. */
export const isSettled = ({ loading }: Pick<View, 'loading'>) =>
  [...loading.values()].every(({ result }) => result !== undefined);

/** Waits for all of a view's data, and for what is named only by some of it; not for a late answer that another stands in for. */
export async function settled({ loading }: Pick<View, 'loading'>): Promise<void> {
  const missing = () => [...loading.values()].filter(({ result }) => result === undefined);
  for (let left = missing(); left.length > 0; left = missing()) await Promise.all(left.map(({ promise }) => promise));
}
