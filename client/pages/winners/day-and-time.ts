import type { CultureIntl } from '../../../shared/i18n/intl.ts';

/** Formats that don't depend on the ICU version, because server and browser have different ones. */
export const timeOfDay = ({ formats }: CultureIntl, iso: string): string =>
  formats.formatDate(iso, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export const dayAndTime = (intl: CultureIntl, iso: string): string =>
  `${intl.formats.formatDate(iso, { day: 'numeric', month: 'long' })}, ${timeOfDay(intl, iso)}`;

const dayIn = (iso: string, timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(iso));

export const isSameDay = (one: string, other: string, timeZone: string): boolean =>
  dayIn(one, timeZone) === dayIn(other, timeZone);
