import type { PlayerState } from '../../shared/account/player.ts';
import { afterLogin, afterRegister, isRegistered } from '../../shared/account/transitions.ts';
import type { WidgetAction } from '../../shared/account/widget-machine.ts';
import type { AccountLog } from '../../shared/contract/account.ts';
import { accountLogGroups } from '../../shared/contract/scripts.ts';
import type { LoadedWidget } from './load-widget.ts';

interface AccountListeners {
  player: PlayerState;
  log: AccountLog;
  dispatch(action: WidgetAction): void;
  /** The player has logged in or registered. */
  onEntered(how: 'login' | 'register'): void;
}

/** Applies the widget's events to the player, and forwards results to the account logger. */
export function subscribeToAccount(
  { widget, readEvent }: Pick<LoadedWidget, 'widget' | 'readEvent'>,
  { player, log, dispatch, onEntered }: AccountListeners,
) {
  /** The latest result. Its name is logged with the groups that follow it. */
  let result: 'login' | 'register' = 'login';
  const failed = (event: string, code: string | undefined) => {
    if (code) log('platform', event, { code });
  };

  widget.on('ready', () => dispatch({ type: 'ready' }));
  widget.on('close', () => dispatch({ type: 'closed' }));
  widget.on('clientUrl', (detail) => {
    const event = readEvent('clientUrl', detail);
    if (event) dispatch({ type: 'clientUrl', url: event.url });
  });
  widget.on('login', (detail) => {
    const event = readEvent('login', detail);
    if (!event) return;
    result = 'login';
    Object.assign(player, afterLogin(event));
    onEntered(result);
    dispatch({ type: 'entered' });
  });
  widget.on('register', (detail) => {
    const event = readEvent('register', detail);
    if (!event) return;
    result = 'register';
    Object.assign(player, afterRegister(event));
    if (!isRegistered(event.process)) return;
    onEntered(result);
    dispatch({ type: 'entered' });
  });
  widget.on('loginFailed', (detail) => {
    const event = readEvent('loginFailed', detail);
    if (!event) return;
    failed('loginFailed', event.code);
    dispatch({ type: 'loginFailed', code: event.code, skin: event.skin });
  });
  widget.on('registerFailed', (detail) => failed('registerFailed', readEvent('registerFailed', detail)?.code));
  for (const group of accountLogGroups) {
    widget.on(group, (fields) => {
      if (typeof fields === 'object' && fields !== null) log(group, result, fields);
    });
  }
}
