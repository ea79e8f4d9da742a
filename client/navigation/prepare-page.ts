import type { ComponentType } from 'react';
import { filesOfPage, messagesUrl } from '../../shared/assets/locale-messages.ts';
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

async function loadFiles(
  { culture, messages }: Pick<Site, 'culture' | 'messages'>,
  names: readonly string[],
): Promise<CultureIntl> {
  const modules = await Promise.all(
    names.map((name) => import(messagesUrl(messages, name)) as Promise<MessagesModule>),
  );
  return createCultureIntl(culture, Object.assign({}, ...modules.map((module) => module.default)) as CompiledMessages);
}

/** Returns a formatter with the messages of some areas. */
export const loadIntl = ({ site }: PageLoader, areas: readonly Area[]): Promise<CultureIntl> =>
  loadFiles(site, [...new Set(areas.map((area) => (frameAreas.includes(area) ? 'frame' : area)))]);

/** Loads the code and messages of a page in parallel. */
export async function preparePage(loader: PageLoader, page: PageLocation): Promise<PreparedPage> {
  const { load, areas } = pages[page.match.route.contentType];
  const [{ Page }, intl] = await Promise.all([load(), loadFiles(loader.site, filesOfPage(areas))]);
  return { page, Page, intl };
}
