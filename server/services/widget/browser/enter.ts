import type { AccountLogGroup } from '../../../../shared/contract/scripts.ts';
import type { PlayerResponse } from '../../accounts/responses.ts';
import type { RequestError } from './send-request.ts';
import type { Context } from './context.ts';

/** Passes the player's data to the page, by group, and then the URL of the lobby. */
function notifyPage(context: Context, { groups, clientUrl }: PlayerResponse): void {
  for (const [group, fields] of Object.entries(groups)) context.log(group as AccountLogGroup, fields);
  context.emit('clientUrl', { url: clientUrl });
}

/** A player is in by logging in. */
export function enterByLogin(context: Context, player: PlayerResponse): void {
  context.state.player = player;
  const { segment, username, userExtId } = player;
  context.go(context.state.options?.target === 'depositlimits' ? 'limits' : 'welcome');
  context.emit('login', { segment, loginname: username, userExtId, lang: { code: context.settings.lang } });
  notifyPage(context, player);
}

/** A player is in by having registered. */
export function enterByRegistration(context: Context, player: PlayerResponse, process: number): void {
  context.state.player = player;
  context.go('welcome');
  context.emit('register', { process, username: player.username, loginname: player.username });
  notifyPage(context, player);
}

/** The login failed. The next attempt goes to the site that owns the account. */
export function failLogin(context: Context, { code, skin }: RequestError): void {
  if (skin !== undefined) context.state.skin = skin;
  if (code === 'MAINTENANCE') context.go('maintenance');
  context.emit('loginFailed', { code, ...(skin !== undefined && { skin }) });
}

export function failRegistration(context: Context, { code }: RequestError): void {
  if (code === 'MAINTENANCE') context.go('maintenance');
  context.emit('registerFailed', { code });
}
