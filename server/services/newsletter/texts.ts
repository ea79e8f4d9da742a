import type { Language } from '../words.ts';
import da from './texts/da.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import sv from './texts/sv.json' with { type: 'json' };

export const texts: Readonly<Record<Language, typeof en>> = { da, de, en, es, sv };
