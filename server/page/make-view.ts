import type { ComponentType } from 'react';
import { product } from '../../brands/index.ts';
import { pages } from '../../client/pages/pages.ts';
import type { RootProps } from '../../client/root.tsx';
import type { Site } from '../../client/site-context.ts';
import type { AssetManifest } from '../../shared/assets/manifest.ts';
import { inForce } from '../../shared/compliance/in-force.ts';
import { itemOfMain } from '../../shared/data/preloads/plan.ts';
import type { Resource, Result } from '../../shared/data/resource.ts';
import type { ContentType } from '../../shared/routing/route.ts';
import { isFestive } from '../../shared/time/festive.ts';
import { localDay } from '../../shared/time/local-day.ts';
import { headFor, type HeadInput } from '../../shared/seo/head.ts';
import { jsonLdFor } from '../../shared/seo/json-ld.ts';
import { siteWith, siteUrlWith } from '../emulation/site.ts';
import type { View } from '../render/view.ts';
import { listedOn, questionsOn } from './listed.ts';
import type { Loaded } from './load.ts';
import type { IntlOf } from './intls.ts';
import type { PageTarget } from '../http/request/target.ts';
import { siteScript } from '../site/site-script.ts';
import { siteKey } from '../site/site.ts';

export interface ViewContext {
  sites: ReadonlyMap<string, Site>;
  /** The frame around every page. */
  Root: ComponentType<RootProps>;
  components: Readonly<Record<ContentType, ComponentType>>;
  intlOf: IntlOf;
  assets: AssetManifest;
}

interface Rendered {
  status: number;
  renderedAt: number;
  requestId: string;
  fault?: string | undefined;
}

function foundIn<T>({ loading }: Loaded, { key }: Resource<T>): T | undefined {
  const result = loading.get(key)?.result as Result<T> | undefined;
  return result?.state === 'found' ? result.data : undefined;
}

const hourMs = 3_600_000;

/** Everything that a render needs, from a page's target and the data loaded so far. */
export function makeView(
  target: PageTarget,
  loaded: Loaded,
  { status, renderedAt, requestId, fault }: Rendered,
  { sites, Root, components, intlOf }: ViewContext,
): View {
  const { brandConfig, culture, match, path, search, forced, isEmulated, localeOverride } = target;
  const { contentType } = match.route;
  const siteData = sites.get(siteKey(brandConfig, culture));
  if (!siteData)
    throw new Error(`[page] ${brandConfig.brand.id} does not serve ${culture.code}; its target must not name it.`);
  // Rounded to the hour, so that an unchanged page keeps its ETag. An emulated time stays exact, as the services get it.
  const now = isEmulated ? target.now : target.now - (target.now % hourMs);
  const data = localeOverride ? siteWith(siteData, localeOverride) : siteData;
  const site = { ...data, compliance: inForce(siteData.compliance, localDay(now, culture.timeZone)) };
  const intl = intlOf(culture, contentType, localeOverride);
  const { main } = loaded;
  const item = loaded.item ?? (main && itemOfMain(main, loaded.loading.get(main.resource.key)?.result));
  const headInput: HeadInput = {
    siteName: site.brand.name,
    productName: product.name,
    culture,
    match,
    search,
    intl,
    originOf: (code) => site.origins.cultures[code],
    item,
    listed: listedOn(target, (resource) => foundIn(loaded, resource)),
    questions: questionsOn(target, (resource) => foundIn(loaded, resource)),
    shareImage: `${brandConfig.origin}/share.jpg`,
    images: { origin: site.origins.images, hosts: site.imageHosts },
    noindex: site.noindex || forced,
  };
  const head = headFor(headInput);
  const alternates = item?.alternates;
  const failed = status >= 500 && { requestId };
  return {
    brandConfig,
    site,
    page: { match, path, search, alternates, ...failed },
    Root,
    Page: components[contentType],
    pageModule: pages[contentType].module,
    intl,
    status,
    renderedAt,
    isFestive: isFestive(now, culture.timeZone),
    loading: loaded.loading,
    item,
    ...(fault && { fault }),
    ...(localeOverride && { localeOverride }),
    head,
    jsonLd: jsonLdFor(headInput, head),
    state: {
      siteUrl: localeOverride ? siteUrlWith(siteData, localeOverride) : siteScript(siteData).url,
      match: { key: match.key, params: match.params },
      path,
      search: search.toString(),
      ...failed,
      ...(alternates && { alternates }),
      now,
      ...(isEmulated && { isEmulated }),
    },
  };
}
