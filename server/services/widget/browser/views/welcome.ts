import type { Context, View } from '../context.ts';
import { button, element } from '../element.ts';

/** Somebody is in; the page goes on by itself, or the player does by the button. */
export function welcomeView({ text, state, settings, goToPlatform }: Context): View {
  const { player } = state;
  const firstName = player?.groups.personal?.['firstName'];
  const name = typeof firstName === 'string' ? firstName : (player?.username ?? '');
  return {
    title: text('welcomeTitle', { name }),
    content: [
      element('p', { class: 'lead' }, text('welcomeText')),
      button(text('welcomeSubmit'), 'primary', () => goToPlatform(player?.clientUrl ?? settings.clientUrl)),
    ],
  };
}
