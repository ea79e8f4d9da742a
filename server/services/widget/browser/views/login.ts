import type { PlayerResponse } from '../../../accounts/responses.ts';
import type { Context, ScreenOptions, View } from '../context.ts';
import { button } from '../element.ts';
import { enterByLogin, failLogin } from '../enter.ts';
import { passwordField } from '../fields/password-field.ts';
import { textField } from '../fields/text-field.ts';
import { form } from '../form.ts';
import { offersJoin } from '../offers.ts';
import { noteLines } from './note.ts';

/** Log in, perhaps after a word on why, and with the name filled in. */
export function loginView(context: Context, { note, login }: ScreenOptions): View {
  const { state, text, send, go } = context;
  const name = textField({
    name: 'login',
    label: text('loginName'),
    autocomplete: 'username',
    value: login,
    missing: text('wrongMissing'),
  });
  const fields = form(context, {
    fields: [name, passwordField(context, 'present')],
    submit: text('loginSubmit'),
    below: [button(text('loginForgotten'), 'link', () => go('forgotten'))],
    async send(values) {
      const result = await send<PlayerResponse>('login', { ...values, skin: state.skin });
      if ('error' in result) {
        failLogin(context, result.error);
        return result.error;
      }
      enterByLogin(context, result.data);
      return undefined;
    },
  });
  const join = offersJoin(context) ? [button(text('loginJoin'), 'link', () => go('register'))] : [];
  return {
    module: 'login',
    title: text('loginTitle'),
    content: [...noteLines(note), fields, ...join],
  };
}
