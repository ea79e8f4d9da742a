import type { CultureCode } from '../../../../locales/index.ts';
import { cultures } from '../../../../locales/index.ts';
import type { Money } from '../../../../shared/contract/basics.ts';
import { minorUnitsOf } from '../../../../shared/i18n/minor-units.ts';
import { markets } from '../markets.ts';
import { messagesOf } from './messages.ts';
import type { NumberWords, Values } from './template.ts';
import { fillTemplate } from './template.ts';

/** Formats the catalogue's texts in the language and formats of one culture. */
export interface Speaker {
  /** Whether there is such a text. */
  knows(key: string): boolean;
  /** How many variants a text has; 0 when there is no such text. */
  variants(key: string): number;
  /** A text, in the variant that any whole number from 0 picks. Throws when it or a value that it needs is missing. */
  say(key: string, values?: Values, variant?: number): string;
  money(amount: Money): string;
  /** `value` in percent, as 96.2; always as exact as in the table of facts: `96.20%`. */
  percent(value: number): string;
  /** A day given as ISO date. */
  date(day: string): string;
  list(items: readonly string[]): string;
}

function createSpeaker(culture: CultureCode): Speaker {
  const { formatLocale, currency } = cultures[culture];
  const messages = messagesOf[markets[culture].language];
  const numberFormat = new Intl.NumberFormat(formatLocale);
  const moneyFormat = new Intl.NumberFormat(formatLocale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const percentFormat = new Intl.NumberFormat(formatLocale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const dateFormat = new Intl.DateTimeFormat(formatLocale, { dateStyle: 'long', timeZone: 'UTC' });
  const listFormat = new Intl.ListFormat(formatLocale, { type: 'conjunction' });
  const plurals = new Intl.PluralRules(formatLocale);
  const numbers: NumberWords = {
    format: (value) => numberFormat.format(value),
    isOne: (value) => plurals.select(value) === 'one',
  };
  const variantsOf = (key: string): readonly string[] => {
    const message = messages[key];
    return message === undefined ? [] : typeof message === 'string' ? [message] : message;
  };
  return {
    knows: (key) => key in messages,
    variants: (key) => variantsOf(key).length,
    say(key, values = {}, variant = 0) {
      const texts = variantsOf(key);
      const text = texts[variant % texts.length];
      if (text === undefined) {
        throw new Error(`[catalogue] there is no text "${key}" for ${culture}; add it to catalogue/texts.`);
      }
      return fillTemplate(text, values, numbers);
    },
    money: ({ amount }) => moneyFormat.format(amount / minorUnitsOf(currency)),
    percent: (value) => percentFormat.format(value / 100),
    date: (day) => dateFormat.format(new Date(`${day}T12:00:00Z`)),
    list: (items) => listFormat.format(items),
  };
}

const speakers = new Map<CultureCode, Speaker>();

/** The speaker of a culture; made once. */
export function speakerOf(culture: CultureCode): Speaker {
  const speaker = speakers.get(culture) ?? createSpeaker(culture);
  speakers.set(culture, speaker);
  return speaker;
}
