import { inEachLanguage } from '../languages/index.ts';
import type en from './texts/en.json';

export type Messages = typeof en;

/** Texts of the widget. Names in capitals are codes of refusals. */
export const messagesOf = inEachLanguage(({ widget }) => widget);
