import type { Language } from '../words.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import sv from './texts/sv.json' with { type: 'json' };

export type Messages = typeof en;

/** Texts of the widget. Names in capitals are codes of refusals. */
export const messagesOf: Readonly<Record<Language, Messages>> = { de, en, es, sv };
