import { createContext } from 'react';
import type { CultureIntl } from '../../shared/i18n/intl.ts';
import type { Area } from '../../shared/i18n/message-ids.ts';

/** Loads the messages of some areas; they stay loaded. */
export type LoadTexts = (areas: readonly Area[]) => Promise<CultureIntl>;

/** Given in the browser; without it a component has the messages that came with the page. */
export const LoadTextsContext = createContext<LoadTexts | undefined>(undefined);
