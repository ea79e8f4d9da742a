import type { WidgetEvent, WidgetEventName, WidgetModule, WidgetOptions } from '../../../../shared/contract/account.ts';
import type { AccountLogGroup } from '../../../../shared/contract/scripts.ts';
import type { PlayerResponse } from '../../accounts/responses.ts';
import type { Messages } from '../messages.ts';
import type { WidgetSettings } from '../settings.ts';
import type { Result } from './send-request.ts';

export type MessageId = keyof Messages;

/** One screen: the title of the dialog, and its content. */
export interface View {
  /** The page's name of the view. A view that is already shown is not opened again. */
  module?: WidgetModule;
  title: string;
  content: readonly Node[];
}

/** Screens that others lead to. */
export type ScreenName =
  | 'login'
  | 'forgotten'
  | 'register'
  | 'pay'
  | 'bank'
  | 'welcome'
  | 'limits'
  | 'feedback'
  | 'maintenance';

export interface ScreenOptions {
  /** Said above a form: why it is there. */
  note?: string;
  /** Filled in as the name of who logs in. */
  login?: string;
}

export type Screen = (context: Context, options: ScreenOptions) => View;

/** Mutable state of the widget. */
export interface WidgetState {
  /** How often the dialog has been closed. */
  closings: number;
  /** The site that a login is for: another than the widget's own once a login was refused with its skin. */
  skin: string;
  /** The options with which the page last opened the widget. */
  options: WidgetOptions | undefined;
  /** The logged-in player, until the visitor leaves the page. */
  player: PlayerResponse | undefined;
}

/** Dependencies of all parts of the widget. */
export interface Context {
  settings: WidgetSettings;
  state: WidgetState;
  text(id: MessageId, values?: Readonly<Record<string, string>>): string;
  /** Minor units as an amount in the site's currency. */
  money(amount: number): string;
  /** Sends a form to the service, with the site and culture that it is for. */
  send<T>(call: string, body: object): Promise<Result<T>>;
  /** Reads something of the player who is logged in. */
  read<T>(call: string): Promise<Result<T>>;
  emit<Name extends WidgetEventName>(event: Name, detail: WidgetEvent<Name>): void;
  log(group: AccountLogGroup, fields: object): void;
  show(view: View): void;
  /** Shows another screen. */
  go(screen: ScreenName, options?: ScreenOptions): void;
  close(): void;
  goToPlatform(url: string): void;
}
