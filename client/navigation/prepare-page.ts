import type { ComponentType } from 'react';
import { areaUrl } from '../../shared/assets/locale-messages.ts';
import type { DataSource } from '../../shared/data/data-source.ts';
import { type CompiledMessages, createCultureIntl, type CultureIntl } from '../../shared/i18n/intl.ts';
import type { Area } from '../../shared/i18n/message-ids.ts';
import { frameAreas, pages } from '../pages/pages.ts';
import type { PageLocation, Site } from '../site-context.ts';

/** A page with its code and messages, ready to render. */
export interface PreparedPage {
  page: PageLocation;
  Page: ComponentType;
  intl: CultureIntl;
}

/** Dependencies for loading pages. */
export interface PageLoader {
  site: Site;
  source: DataSource;
  /** Emulated time of the visit in epoch milliseconds; defaults to the clock. */
  emulatedNow?: number;
}

type MessagesModule = { default: CompiledMessages };

/** Returns a formatter with the messages of some areas. */
export async function loadIntl({ site }: PageLoader, areas: readonly Area[]): Promise<CultureIntl> {
  const wanted = [...new Set(areas)];
  const modules = await Promise.all(
    wanted.map((area) => import(areaUrl(site.messages, area)) as Promise<MessagesModule>),
  );
  return createCultureIntl(
    site.culture,
    Object.assign({}, ...modules.map((module) => module.default)) as CompiledMessages,
  );
}

/** Loads the code and messages of a page in parallel. */
export async function preparePage(loader: PageLoader, page: PageLocation): Promise<PreparedPage> {
  const { load, areas } = pages[page.match.route.contentType];
  const [{ Page }, intl] = await Promise.all([load(), loadIntl(loader, [...frameAreas, ...areas])]);
  return { page, Page, intl };
}
