import type { ComponentType } from 'react';
import { messagesUrl, pageMessages } from '../../shared/assets/locale-messages.ts';
import type { Culture } from '../../locales/index.ts';
import type { DataSource } from '../../shared/data/data-source.ts';
import { type CompiledMessages, createCultureIntl, type CultureIntl } from '../../shared/i18n/intl.ts';
import type { Area } from '../../shared/i18n/message-ids.ts';
import type { ContentType } from '../../shared/routing/route.ts';
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
  /** URL of the first page's messages, which are loaded and include the frame's. */
  frameMessages: string;
  /** Emulated time of the visit in epoch milliseconds; defaults to the clock. */
  emulatedNow?: number;
}

type MessagesModule = { default: CompiledMessages };

async function loadMessages(culture: Culture, urls: readonly string[]): Promise<CultureIntl> {
  const modules = await Promise.all(urls.map((url) => import(url) as Promise<MessagesModule>));
  return createCultureIntl(culture, Object.assign({}, ...modules.map((module) => module.default)) as CompiledMessages);
}

/** URL of the file with all messages of pages of a content type. */
export const pageMessagesUrl = ({ messages }: Pick<Site, 'messages'>, type: ContentType): string =>
  messagesUrl(messages, pageMessages(pages[type].areas));

/** Returns a formatter with the messages of some areas. Those of the frame need no request. */
export const loadIntl = ({ site, frameMessages }: PageLoader, areas: readonly Area[]): Promise<CultureIntl> =>
  loadMessages(site.culture, [
    ...new Set(areas.map((area) => (frameAreas.includes(area) ? frameMessages : messagesUrl(site.messages, area)))),
  ]);

/** Loads the code and messages of a page in parallel. */
export async function preparePage(loader: PageLoader, page: PageLocation): Promise<PreparedPage> {
  const { site } = loader;
  const { contentType } = page.match.route;
  const [{ Page }, intl] = await Promise.all([
    pages[contentType].load(),
    loadMessages(site.culture, [pageMessagesUrl(site, contentType)]),
  ]);
  return { page, Page, intl };
}
