import type { PlayerState } from '../../shared/account/player.ts';
import { afterLogin, afterRegister } from '../../shared/account/transitions.ts';
import type { WidgetNews } from '../../shared/account/widget-machine.ts';
import { accountLogGroups } from '../../shared/contract/scripts.ts';
import type { Site } from '../site-context.ts';
import { createAccountLog } from './account-log.ts';
import type { LoadedWidget } from './load-widget.ts';

interface Hearing {
  site: Site;
  player: PlayerState;
  hear(news: WidgetNews): void;
}

/** Follows what the widget tells: the player becomes what it says, and results go on to the account logger. */
export function hearAccount(
  { widget, readEvent }: Pick<LoadedWidget, 'widget' | 'readEvent'>,
  { site, player, hear }: Hearing,
) {
  const log = createAccountLog(site);
  /** The groups that follow a result are told under its name. */
  let result = 'login';
  const failed = (event: string, code: string | undefined) => {
    if (code) log('platform', event, { code });
  };

  widget.on('ready', () => hear({ type: 'ready' }));
  widget.on('close', () => hear({ type: 'closed' }));
  widget.on('clientUrl', (detail) => {
    const told = readEvent('clientUrl', detail);
    if (told) hear({ type: 'clientUrl', url: told.url });
  });
  widget.on('login', (detail) => {
    const told = readEvent('login', detail);
    if (!told) return;
    result = 'login';
    Object.assign(player, afterLogin(told.segment), {
      loginname: told.loginname ?? '',
      username: told.loginname ?? player.username,
      userExternalId: told.userExtId ?? '',
      sonLangCode: told.lang?.code ?? '',
    });
  });
  widget.on('register', (detail) => {
    const told = readEvent('register', detail);
    if (!told) return;
    result = 'register';
    Object.assign(player, afterRegister(told.process), {
      newRegistration: true,
      username: told.username ?? '',
      loginname: told.loginname ?? '',
    });
  });
  widget.on('loginFailed', (detail) => {
    const told = readEvent('loginFailed', detail);
    if (!told) return;
    failed('loginFailed', told.code);
    hear({ type: 'loginFailed', code: told.code, skin: told.skin });
  });
  widget.on('registerFailed', (detail) => failed('registerFailed', readEvent('registerFailed', detail)?.code));
  for (const group of accountLogGroups) {
    widget.on(group, (fields) => {
      if (typeof fields === 'object' && fields !== null) log(group, result, fields);
    });
  }
}
