import type { WidgetEvent, WidgetEventName, WidgetModule } from '../../../../shared/contract/account.ts';
import type { AccountLogGroup } from '../../../../shared/contract/scripts.ts';
import type { PlayerAnswer } from '../../accounts/answers.ts';
import type { Messages } from '../messages.ts';
import type { WidgetSettings } from '../settings.ts';
import type { Result } from './ask.ts';

export type MessageId = keyof Messages;

/** One screen: what the dialog is called, and what is in it. */
export interface View {
  /** What the page would call it; it is not opened anew while it is shown. */
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

/** What changes while the widget lives. */
export interface WidgetState {
  /** How often the dialog has been closed. */
  closings: number;
  /** The site that a login is for. */
  skin: string;
  /** Where the player came from, as the page said when it opened the widget. */
  mode: string | undefined;
  /** Whoever is logged in, until the page is left. */
  player: PlayerAnswer | undefined;
}

/** What every part of the widget works with. */
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
