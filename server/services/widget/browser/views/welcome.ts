import { platformUrl } from '../../../../../shared/account/platform-url.ts';
import type { Context, View } from '../context.ts';
import { button, element } from '../element.ts';
import { offersPlay } from '../offers.ts';

/**
 * Shown after login. The page continues by itself or by the button. Where games cannot be played, the player stays on
 * the page.
 */
export function welcomeView(context: Context): View {
  const { text, state, settings, goToPlatform, close } = context;
  const { player, options } = state;
  const firstName = player?.groups.personal?.['firstName'];
  const name = typeof firstName === 'string' ? firstName : (player?.username ?? '');
  return {
    title: text('welcomeTitle', { name }),
    content: [
      element('p', { class: 'lead' }, text('welcomeText')),
      offersPlay(context)
        ? button(text('welcomeSubmit'), 'primary', () =>
            goToPlatform(
              platformUrl(player?.clientUrl ?? settings.clientUrl, {
                dl: options?.dl,
                prid: options?.prid,
                aname: options?.aname,
                bt: options?.bt,
              }),
            ),
          )
        : button(text('close'), 'primary', close),
    ],
  };
}
