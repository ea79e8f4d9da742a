import type { ReactNode } from 'react';
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { onTestFinished, vi } from 'vitest';
import { messages } from 'messages:all';
import { brands } from '../../../../brands/index.ts';
import { ResponseCache } from '../../../../client/data/response-cache.ts';
import { type Navigation, NavigationContext } from '../../../../client/navigation/navigation-context.ts';
import { PageContext, type Site, SiteContext } from '../../../../client/site-context.ts';
import type { Stores } from '../../../../client/stores/stores.ts';
import { StoresContext } from '../../../../client/stores/use-store.ts';
import type { VisitorStores } from '../../../../client/stores/visitor-stores.ts';
import type { VisitorHost } from '../../../../client/visitor/create-visitor.ts';
import { VisitorContext } from '../../../../client/visitor/visitor-context.ts';
import { type CultureCode, cultures } from '../../../../locales/index.ts';
import { offersIn } from '../../../../shared/banner/offer-values.ts';
import type { Alternates } from '../../../../shared/contract/basics.ts';
import { fulfilled, type DataSource, DataSourceContext } from '../../../../shared/data/data-source.ts';
import { failed, type Resource, type Result } from '../../../../shared/data/resource.ts';
import { type CompiledMessages, createCultureIntl } from '../../../../shared/i18n/intl.ts';
import { IntlContext } from '../../../../shared/i18n/use-intl.ts';
import { matchRoute } from '../../../../shared/routing/match.ts';
import type { BannerConfig } from '../../../../shared/routing/route.ts';
import './act.ts';
import { storesOf } from './stores.ts';

export interface SiteSetup {
  culture?: CultureCode;
  /** Overrides of the values of `siteOf`. */
  site?: Partial<Site>;
  /** Paths of the page's item in other cultures. */
  alternates?: Alternates;
  /** The URL without the culture's prefix, including the query. */
  url?: string;
  /** Replaces the banner of the page's route. */
  banner?: BannerConfig;
  /** The initial scroll position in pixels. */
  startsAt?: number;
  /** The time of the page in epoch milliseconds. */
  now?: number;
  /** The stores of a visitor whose code has loaded. */
  own?: VisitorStores;
  /** Responses delivered with the page. */
  seed?: (resource: Resource<unknown>) => Result<unknown> | undefined;
  /** Called with the target of each navigation. */
  navigate?: (href: string) => void;
  /** Responds to requests of the client. By default, every request fails. */
  respond?: (resource: Resource<unknown>, signal?: AbortSignal) => Result<unknown> | Promise<Result<unknown>>;
}

export interface RenderedSite {
  container: HTMLElement;
  stores: Stores;
  navigation: { [Name in keyof Navigation]: ReturnType<typeof vi.fn> };
  /** Renders other children, on the same page or, with `url`, on another one. */
  show(children: ReactNode, url?: string): Promise<void>;
}

/** Figures of the English texts, which these tests render in every culture. */
const offers = offersIn(cultures['en-GB']);
const englishOffers = { ...offers, welcome: offers['free-spins']! };

/** The site of a culture's brand as components receive it, with simple URLs. */
export function siteOf(code: CultureCode): Site {
  const brand = brands.find(({ cultures: own }) => own.includes(code))!;
  const origins = {
    site: 'https://site.test',
    api: '',
    images: '/images',
    platform: 'https://platform.test',
    cultures: {},
  };
  return {
    brand,
    culture: cultures[code],
    platformHosts: [],
    logLevel: 'info',
    measuredShare: 0,
    compliance: brand.compliance[code]!,
    offers: englishOffers,
    origins,
    services: {
      geo: '/geo',
      currency: '/currency',
      context: '/context',
      logger: '/log',
      auth: '/auth',
      accountLogger: '/account-logger',
      tracking: '/tracking',
    },
    tags: { consentMode: 'basic' },
    otherMessages: {},
    otherPrefixes: [],
    stylesheet: '/assets/app.css',
    messages: '/assets/*.js',
    imageHosts: [],
    emulation: false,
    noindex: false,
  };
}

/** The origin of each culture, derived from the id of its brand. */
export const servedCultures: Site['origins']['cultures'] = Object.fromEntries(
  // The first brand of a culture is the last to set its origin.
  brands.toReversed().flatMap(({ id, cultures: own }) => own.map((code) => [code, `https://${id}.test`])),
);

const english = Object.assign({}, ...Object.values(messages['en-GB'] ?? {})) as CompiledMessages;

/** English texts with the formats of the culture, because these tests do not check translations. */
export const intlOf = (code: CultureCode) => createCultureIntl(cultures[code], english);

function createEnvironment(
  {
    culture = 'en-GB',
    site: facts,
    alternates,
    url = '/',
    banner,
    startsAt = 0,
    now = 0,
    own,
    seed,
    respond = () => failed,
    navigate,
  }: SiteSetup,
  isMovedTo: boolean,
) {
  const site = { ...siteOf(culture), ...facts };
  const stores = storesOf(culture, now);
  const visitor = own && ({ own, replaceDialog() {} } as unknown as VisitorHost);
  const navigation = {
    navigate: vi.fn(navigate),
    openHash: vi.fn(),
    closeHash: vi.fn(),
    restorePlace: vi.fn(),
    handleClicks: vi.fn(),
  };
  const pending = new Map<string, Promise<Result<unknown>>>();
  const given = new Map<Result<unknown>, Promise<Result<unknown>>>();
  const source: DataSource = {
    seed<T>(resource: Resource<T>) {
      const result = seed?.(resource);
      if (result && !given.has(result)) given.set(result, fulfilled(result));
      return (result ? given.get(result) : pending.get(resource.key)) as Promise<Result<T>> | undefined;
    },
    fetch: <T,>(resource: Resource<T>, signal?: AbortSignal) => {
      const coming = (async () => respond(resource, signal))();
      if (signal) return coming as Promise<Result<T>>;
      pending.set(resource.key, coming);
      return coming as Promise<Result<T>>;
    },
    ageMs: () => 0,
    forget: (key) => void pending.delete(key),
  };
  const intl = intlOf(culture);
  const cache = new ResponseCache();
  const pageOf = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://site.test');
    const match = matchRoute(pathname, culture, site.brand.id);
    return {
      match: banner ? { ...match, route: { ...match.route, banner } } : match,
      path: pathname,
      search: searchParams,
      alternates,
      isMovedTo,
      startsAt,
    };
  };
  let page = pageOf(url);
  return {
    stores,
    navigation,
    goTo(address: string) {
      page = pageOf(address);
    },
    wrap: (children: ReactNode) => (
      <SWRConfig value={{ provider: () => cache }}>
        <SiteContext value={site}>
          <IntlContext value={intl}>
            <DataSourceContext value={source}>
              <StoresContext value={stores}>
                <NavigationContext value={navigation}>
                  <VisitorContext value={visitor}>
                    <PageContext value={page}>{children}</PageContext>
                  </VisitorContext>
                </NavigationContext>
              </StoresContext>
            </DataSourceContext>
          </IntlContext>
        </SiteContext>
      </SWRConfig>
    ),
  };
}

/** Wraps children in all contexts of the site, on a page loaded as a document. */
export const inSite = (children: ReactNode, setup: SiteSetup = {}): ReactNode =>
  createEnvironment(setup, false).wrap(children);

/** Renders a page as the server does, without a `window`. */
function serverHtmlOf(page: ReactNode): string {
  const { window } = globalThis;
  vi.stubGlobal('window', undefined);
  try {
    return renderToString(page);
  } finally {
    vi.stubGlobal('window', window);
  }
}

/** Renders the server HTML of children. */
export const serverHtml = (children: ReactNode, setup: SiteSetup = {}): string => serverHtmlOf(inSite(children, setup));

/** Like `serverHtml`, without the comments by which React marks Suspense boundaries. */
export const plainHtml = (children: ReactNode, setup: SiteSetup = {}): string =>
  serverHtml(children, setup).replaceAll(/<!--.*?-->/g, '');

/** Renders children until the test ends, on a page reached by client-side navigation. */
export async function renderSite(children: ReactNode, setup: SiteSetup = {}): Promise<RenderedSite> {
  const environment = createEnvironment(setup, true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  const show = async (next: ReactNode, url?: string) => {
    if (url) environment.goTo(url);
    await act(async () => root.render(environment.wrap(next)));
  };
  await show(children);
  return { container, stores: environment.stores, navigation: environment.navigation, show };
}

/** Hydrates server HTML. `before` acts on the HTML before hydration. Fails on any mismatch. */
export async function hydrateSite(
  children: ReactNode,
  before: (container: HTMLElement) => unknown,
  setup: SiteSetup = {},
): Promise<Pick<RenderedSite, 'container' | 'stores'>> {
  const environment = createEnvironment(setup, false);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = serverHtmlOf(environment.wrap(children));
  before(container);
  await act(async () => {
    const root = hydrateRoot(container, environment.wrap(children), {
      onRecoverableError(error) {
        throw error;
      },
    });
    onTestFinished(async () => {
      await act(async () => root.unmount());
      container.remove();
    });
  });
  return { container, stores: environment.stores };
}
