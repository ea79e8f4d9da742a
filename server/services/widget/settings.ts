import type { WidgetConfig, WidgetStart } from '../../../shared/contract/account.ts';
import type { Identity } from '../accounts/bank-customers.ts';
import type { AccountMarket } from '../accounts/markets.ts';
import type { Messages } from './messages.ts';

/** Settings that the service passes to its widget in `window.sonAuthConfig`. */
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

/** All settings of the widget: those of the service, overridden by the page's. */
export type WidgetSettings = ServiceSettings & WidgetStart;
