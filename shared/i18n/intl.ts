import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createFormatters } from '@formatjs/intl';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Culture } from '../../locales/index.ts';
import type { MessageId } from './message-ids.ts';

/** A compiled message: its text, or a parsed message with values, since pages don't load the parser. */
export type CompiledMessage = string | MessageFormatElement[];

/** By id: messages of an area, or of all areas of a page. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/** All messages by locale, area and id. */
export type MessagesByLocale = Readonly<Record<string, Readonly<Record<string, CompiledMessages>>>>;

export type MessageValues = Readonly<Record<string, string | number | Date>>;

type NumberOptions = NonNullable<Parameters<ReturnType<typeof createFormatters>['getNumberFormat']>[1]>;

/** Numbers, dates and lists as the culture writes them; dates in its time zone. */
export interface Formats {
  formatNumber(value: number, options?: NumberOptions): string;
  formatDate(value: string | number | Date, options?: Intl.DateTimeFormatOptions): string;
  formatList(items: readonly string[], options?: Intl.ListFormatOptions): string;
}

export interface CultureIntl {
  culture: Culture;
  /** The message in the culture's language with its values inserted. */
  text(id: MessageId, values?: MessageValues): string;
  /** A message whose id contains a service's code (`tile.volatility.high`). Undefined when it does not exist. */
  lookup(id: string, values?: MessageValues): string | undefined;
  formats: Formats;
}

/**
 * Called for each prepared message and slow: browsers search all their locales each time. The project's locales are
 * known to be valid, and only the parser, which is not bundled, needs the result.
 */
IntlMessageFormat.resolveLocale = () => undefined;

/** Cached Intl objects. They hold no state of a request. */
const formatters = createFormatters();

const dayLength = '2026-11-25'.length;

function createFormats({ formatLocale, timeZone }: Culture): Formats {
  return {
    formatNumber: (value, options) => formatters.getNumberFormat(formatLocale, options).format(value),
    formatDate: (value, options) => {
      // A day is the same day in every zone.
      const zone = typeof value === 'string' && value.length === dayLength ? 'UTC' : timeZone;
      return formatters.getDateTimeFormat(formatLocale, { timeZone: zone, ...options }).format(new Date(value));
    },
    formatList: (items, options) => formatters.getListFormat(formatLocale, options).format(items),
  };
}

/**
 * The formatter of a culture. A message with values is prepared once and cached by its id. A missing message throws:
 * the build's check should have found it, and an id on a page would be worse than a failing test.
 */
export function createCultureIntl(culture: Culture, messages: CompiledMessages): CultureIntl {
  type Prepared = ReturnType<typeof formatters.getMessageFormat>;
  const prepared = new Map<string, Prepared>();

  function text(id: string, values?: MessageValues): string {
    const message = messages[id];
    if (message === undefined) {
      throw new Error(`[i18n] ${culture.locale} has no message "${id}"; name its area with the page.`);
    }
    if (typeof message === 'string') return message;
    let format = prepared.get(id);
    if (!format) {
      format = formatters.getMessageFormat(message, culture.formatLocale);
      prepared.set(id, format);
    }
    return String(format.format(values));
  }

  return {
    culture,
    formats: createFormats(culture),
    text,
    lookup: (id, values) => (Object.hasOwn(messages, id) ? text(id, values) : undefined),
  };
}
