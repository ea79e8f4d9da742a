import type { AccountLogGroup } from '../../../../shared/contract/scripts.ts';
import type { PlayerAnswer } from '../../accounts/answers.ts';
import type { Refused } from './ask.ts';
import type { Context } from './context.ts';

/** Tells the page what is known of somebody who is in, group by group, and where the lobby is. */
function tell(context: Context, { groups, clientUrl }: PlayerAnswer): void {
  for (const [group, fields] of Object.entries(groups)) context.log(group as AccountLogGroup, fields);
  context.emit('clientUrl', { url: clientUrl });
}

/** A player is in by logging in. */
export function enterByLogin(context: Context, player: PlayerAnswer): void {
  context.state.player = player;
  const { segment, username, userExtId } = player;
  context.go(context.state.mode === 'depositlimits' ? 'limits' : 'welcome');
  context.emit('login', { segment, loginname: username, userExtId, lang: { code: context.settings.lang } });
  tell(context, player);
}

/** A player is in by having registered. */
export function enterByRegistration(context: Context, player: PlayerAnswer, process: number): void {
  context.state.player = player;
  context.go('welcome');
  context.emit('register', { process, username: player.username, loginname: player.username });
  tell(context, player);
}

/** Nobody got in. The next attempt is for the site that the account belongs to. */
export function failLogin(context: Context, { code, skin }: Refused): void {
  if (skin !== undefined) context.state.skin = skin;
  if (code === 'MAINTENANCE') context.go('maintenance');
  context.emit('loginFailed', { code, ...(skin !== undefined && { skin }) });
}

export function failRegistration(context: Context, { code }: Refused): void {
  if (code === 'MAINTENANCE') context.go('maintenance');
  context.emit('registerFailed', { code });
}
