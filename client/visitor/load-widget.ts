import { house } from '../../brands/house.ts';
import type { Widget, WidgetStart } from '../../shared/contract/account.ts';
import { href } from '../../shared/routing/href.ts';
import type { Site } from '../site-context.ts';
import { loadScript } from './load-script.ts';

/** Globals that the scripts of the authentication service define. */
interface WidgetPage {
  sonAuthConfig?: unknown;
  sonAuth?: Widget;
}

/** Whether the widget comes from the service's own origin, or from the site's proxy. */
function isTrusted({ services }: Site, url: string): boolean {
  const trusted = [location.origin, new URL(services.auth, location.origin).origin];
  return URL.canParse(url, location.href) && trusted.includes(new URL(url, location.href).origin);
}

export interface LoadedWidget {
  widget: Widget;
  /** Argument of its `init`. */
  start: WidgetStart;
  /** Validates its events. */
  readEvent: (typeof import('./account-events.ts'))['readEvent'];
}

/** Loads the widget with the service's configuration for a country. Rejects when any part fails to load. */
export async function loadWidget(site: Site, country: string): Promise<LoadedWidget> {
  const { culture, brand, services } = site;
  const page = window as WidgetPage;
  const [{ readWidgetConfig, readEvent }] = await Promise.all([
    import('./account-events.ts'),
    loadScript(`${services.auth}/son-auth/config?lang=${culture.lang}&country=${country}`),
  ]);
  const config = readWidgetConfig(page.sonAuthConfig);
  if (!config || !isTrusted(site, config.widgetUrl)) {
    throw new Error('[account] The widget is not configured.');
  }
  await loadScript(config.widgetUrl);
  if (!page.sonAuth) throw new Error('[account] The script defined no widget.');
  return {
    widget: page.sonAuth,
    readEvent,
    start: {
      ...config,
      lang: culture.lang,
      country,
      disableCountry: culture.disableCountry,
      feedbacksEnabled: culture.feedbacksEnabled,
      usePnpRegistration: culture.usePnpRegistration,
      brandCode: house.brandCode,
      siteName: brand.name,
      termsUrl: href(culture, 'terms', {}),
      privacyUrl: href(culture, 'privacy', {}),
    },
  };
}
