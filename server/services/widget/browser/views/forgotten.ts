import type { Context, View } from '../context.ts';
import { button, element } from '../element.ts';
import { passwordField } from '../fields/password-field.ts';
import { textField } from '../fields/text-field.ts';
import { form } from '../form.ts';

/** First who it is: the response is the same whether or not there is such an account. */
export function forgottenView(context: Context): View {
  const { text, send, show, go } = context;
  const name = textField({
    name: 'login',
    label: text('loginName'),
    autocomplete: 'username',
    missing: text('wrongMissing'),
  });
  const fields = form(context, {
    fields: [name],
    submit: text('forgottenSubmit'),
    async send(values) {
      const result = await send('forgotten-password', values);
      if ('error' in result) return result.error;
      show(codeView(context, String(values['login'])));
      return undefined;
    },
  });
  const back = button(text('back'), 'link', () => go('login'));
  return {
    module: 'resetPassword',
    title: text('forgottenTitle'),
    content: [element('p', { class: 'lead' }, text('forgottenLead')), fields, back],
  };
}

/** Then the code of the letter and the new password. */
function codeView(context: Context, login: string): View {
  const { text, send, go } = context;
  const code = textField({
    name: 'code',
    label: text('code'),
    autocomplete: 'one-time-code',
    inputmode: 'numeric',
    missing: text('wrongMissing'),
    check: (value) => (/^\d{6}$/.test(value) ? undefined : text('wrongCode')),
  });
  const fields = form(context, {
    fields: [code, passwordField(context, 'new', text('newPassword'))],
    submit: text('codeSubmit'),
    async send(values) {
      const result = await send('new-password', { login, ...values });
      if ('error' in result) return result.error;
      go('login', { note: text('codeDone'), login });
      return undefined;
    },
  });
  const back = button(text('back'), 'link', () => go('forgotten'));
  return {
    module: 'resetPassword',
    title: text('forgottenTitle'),
    content: [element('p', { class: 'lead', role: 'status' }, text('codeLead')), fields, back],
  };
}
