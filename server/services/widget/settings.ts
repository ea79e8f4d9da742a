import type { WidgetConfig, WidgetStart } from '../../../shared/contract/account.ts';
import type { Identity } from '../accounts/bank-customers.ts';
import type { AccountMarket } from '../accounts/markets.ts';
import type { Messages } from './messages.ts';

/** What the service tells its widget, in `window.sonAuthConfig`. */
export interface ServiceSettings extends WidgetConfig, AccountMarket {
  /** BCP 47. */
  lang: string;
  country: string;
  /** ISO 4217; amounts are in its minor units. */
  currency: string;
  nationalities: readonly string[];
  identities: readonly Identity[];
  shortestPassword: number;
  messages: Messages;
}

/** All that the widget goes by: what the service told, and over it what the page says. */
export type WidgetSettings = ServiceSettings & WidgetStart;
