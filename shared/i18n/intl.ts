import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createFormatters } from '@formatjs/intl';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Culture } from '../../locales/index.ts';
import type { MessageId } from './message-ids.ts';

/** A message as the build compiles it: its text, or the parsed parts of one with values, since no page carries the parser. */
export type CompiledMessage = string | MessageFormatElement[];

/** By id: those of an area, or of all that a page uses. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/** All there are: by locale, area and id. */
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
  /** The message in the culture's language with its values put in. */
  text(id: MessageId, values?: MessageValues): string;
  /** A message by an id made from a service's code (`tile.volatility.high`); undefined when there is none. */
  lookup(id: string, values?: MessageValues): string | undefined;
  formats: Formats;
}

/**
 * Asked for with each message that is prepared, and slow: browsers go through all their locales each time. Ours are known to be
 * good, and only the parser, which is no part of the site, would need the answer.
 */
IntlMessageFormat.resolveLocale = () => undefined;

/** Makers of Intl objects that remember what they made: the objects hold no state of a request. */
const formatters = createFormatters();

function createFormats({ formatLocale, timeZone }: Culture): Formats {
  return {
    formatNumber: (value, options) => formatters.getNumberFormat(formatLocale, options).format(value),
    formatDate: (value, options) =>
      formatters.getDateTimeFormat(formatLocale, { timeZone, ...options }).format(new Date(value)),
    formatList: (items, options) => formatters.getListFormat(formatLocale, options).format(items),
  };
}

/**
 * The formatter of a culture. A message with values is prepared once and kept by its id. A missing one is a mistake that the
 * build's check should have found, and throws: an id on a page would be worse than an error in a test.
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
