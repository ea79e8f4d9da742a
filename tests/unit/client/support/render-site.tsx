import type { ReactNode } from 'react';
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { onTestFinished, vi } from 'vitest';
import { messages } from 'messages:all';
import { brands } from '../../../../brands/index.ts';
import { type Navigation, NavigationContext } from '../../../../client/navigation/navigation-context.ts';
import { PageContext, type Site, SiteContext } from '../../../../client/site-context.ts';
import { createStores, type Stores } from '../../../../client/stores/stores.ts';
import { StoresContext } from '../../../../client/stores/use-store.ts';
import { type CultureCode, cultures } from '../../../../locales/index.ts';
import type { Alternates } from '../../../../shared/contract/basics.ts';
import { fulfilled, type DataSource, DataSourceContext } from '../../../../shared/data/data-source.ts';
import { failed, type Resource, type Result } from '../../../../shared/data/resource.ts';
import { type CompiledMessages, createCultureIntl } from '../../../../shared/i18n/intl.ts';
import { IntlContext } from '../../../../shared/i18n/use-intl.ts';
import { matchRoute } from '../../../../shared/routing/match.ts';
import './act.ts';

export interface SiteSetup {
  culture?: CultureCode;
  /** Facts of the site that are others than those of `siteOf`. */
  site?: Partial<Site>;
  /** Paths of the page's item in other cultures. */
  alternates?: Alternates;
  /** Without the culture's prefix, query included. */
  url?: string;
  /** How far down the page is seen at first. */
  startsAt?: number;
  /** Epoch milliseconds of the page. */
  now?: number;
  /** Responses delivered with the page. */
  seed?: (resource: Resource<unknown>) => Result<unknown> | undefined;
  /** Told where the page goes. */
  navigate?: (href: string) => void;
  /** Answers of the services; what is not answered has failed. */
  answer?: (resource: Resource<unknown>, signal?: AbortSignal) => Result<unknown> | Promise<Result<unknown>>;
}

export interface RenderedSite {
  container: HTMLElement;
  stores: Stores;
  navigation: { [Name in keyof Navigation]: ReturnType<typeof vi.fn> };
  /** Shows something else, on the same page or, with `url`, on another one. */
  show(children: ReactNode, url?: string): Promise<void>;
}

/** The site of a culture's brand as the server gives it to components, with plain addresses. */
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
    compliance: brand.compliance[code]!,
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

/** Where each culture is served, by the id of its brand. */
export const servedCultures: Site['origins']['cultures'] = Object.fromEntries(
  brands.flatMap(({ id, cultures: own }) => own.map((code) => [code, `https://${id}.test`])),
);

/** English texts in the culture's formats: what a component says is not what is tested here. */
export const intlOf = (code: CultureCode) =>
  createCultureIntl(cultures[code], Object.assign({}, ...Object.values(messages['en-GB'] ?? {})) as CompiledMessages);

function createEnvironment(
  {
    culture = 'en-GB',
    site: facts,
    alternates,
    url = '/',
    startsAt = 0,
    now = 0,
    seed,
    answer = () => failed,
    navigate,
  }: SiteSetup,
  isMovedTo: boolean,
) {
  const site = { ...siteOf(culture), ...facts };
  const { lang, currency, defaultCountry } = site.culture;
  const stores = createStores({ country: defaultCountry, currency, culture, lang, now });
  const navigation = { navigate: vi.fn(navigate), openHash: vi.fn(), closeHash: vi.fn(), restorePlace: vi.fn() };
  const asked = new Map<string, Promise<Result<unknown>>>();
  const given = new Map<Result<unknown>, Promise<Result<unknown>>>();
  const source: DataSource = {
    seed<T>(resource: Resource<T>) {
      const result = seed?.(resource);
      if (result && !given.has(result)) given.set(result, fulfilled(result));
      return (result ? given.get(result) : asked.get(resource.key)) as Promise<Result<T>> | undefined;
    },
    fetch: <T,>(resource: Resource<T>, signal?: AbortSignal) => {
      const coming = (async () => answer(resource, signal))();
      if (signal) return coming as Promise<Result<T>>;
      asked.set(resource.key, coming);
      return coming as Promise<Result<T>>;
    },
    ageMs: () => 0,
    forget: (key) => void asked.delete(key),
  };
  const intl = intlOf(culture);
  const cache = new Map();
  const pageOf = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://site.test');
    return {
      match: matchRoute(pathname, culture, site.brand.id),
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
                  <PageContext value={page}>{children}</PageContext>
                </NavigationContext>
              </StoresContext>
            </DataSourceContext>
          </IntlContext>
        </SiteContext>
      </SWRConfig>
    ),
  };
}

/** A part of the site with all that it reads, on a page that came with the document. */
export const inSite = (children: ReactNode, setup: SiteSetup = {}): ReactNode =>
  createEnvironment(setup, false).wrap(children);

/** The HTML that the server sends, where there is no `window`. */
export function serverHtml(children: ReactNode, setup: SiteSetup = {}): string {
  const page = createEnvironment(setup, false).wrap(children);
  const { window } = globalThis;
  vi.stubGlobal('window', undefined);
  try {
    return renderToString(page);
  } finally {
    vi.stubGlobal('window', window);
  }
}

/** Shows a part of the site in the test's document until the test ends, on a page that was moved to. */
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

/** The same, taken over from the server's html; `before` is what a visitor did until then. Fails on any mismatch. */
export async function hydrateSite(
  children: ReactNode,
  before: (container: HTMLElement) => void,
  setup: SiteSetup = {},
): Promise<Pick<RenderedSite, 'container' | 'stores'>> {
  const environment = createEnvironment(setup, false);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(environment.wrap(children));
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
