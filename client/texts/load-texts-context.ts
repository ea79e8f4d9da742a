import { createContext } from 'react';
import type { Site } from '../site-context.ts';
import type { CultureIntl } from '../../shared/i18n/intl.ts';
import type { Area } from '../../shared/i18n/message-ids.ts';

/** The culture and the URL pattern of its messages, where they aren't the site's own. */
export type TextsOf = Pick<Site, 'culture' | 'messages'>;

/** Loads the messages of some areas, which stay loaded. Of another culture, areas of the frame are not available. */
export type LoadTexts = (areas: readonly Area[], of?: TextsOf) => Promise<CultureIntl>;

/** Provided in the browser; without it a component uses the page's messages. */
export const LoadTextsContext = createContext<LoadTexts | undefined>(undefined);
