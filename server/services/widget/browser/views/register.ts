import type { RegisterResponse } from '../../../accounts/responses.ts';
import type { RequestError } from '../send-request.ts';
import type { Context, View } from '../context.ts';
import { button, element } from '../element.ts';
import { enterByRegistration, failRegistration } from '../enter.ts';
import type { Field, Value } from '../fields/field.ts';
import { form } from '../form.ts';
import { accountFields, addressFields, personFields } from './register-fields.ts';

const steps = [
  { title: 'registerAccount', fields: accountFields },
  { title: 'registerPerson', fields: personFields },
  { title: 'registerAddress', fields: addressFields },
] as const;

type Values = Readonly<Record<string, Value>>;

async function sendAll(context: Context, values: Values): Promise<RequestError | undefined> {
  const result = await context.send<RegisterResponse>('register', { ...values, limit: Number(values['limit']) });
  if ('error' in result) {
    const { error } = result;
    failRegistration(context, error);
    return error;
  }
  const { process, username, player } = result.data;
  if (player) enterByRegistration(context, player, process);
  else {
    context.go('login', { note: context.text('alreadyRegistered'), login: String(values['email']) });
    context.emit('register', { process, username, loginname: username });
  }
  return undefined;
}

/** Three short forms. Each stores its values in its fields, so that going back loses no input. */
export function registerView(context: Context): View {
  const { text, show, go } = context;
  const forms: readonly (readonly Field[])[] = steps.map(({ fields }) => fields(context));
  const all = forms.flat();
  const read = (): Values => Object.fromEntries(all.map((field) => [field.name, field.read()]));

  /** Shows an error of a field in the field's form, which may be an earlier one. */
  function showError(error: RequestError): RequestError | undefined {
    const at = forms.findIndex((fields) => fields.some(({ name }) => name === error.field));
    if (at < 0 || at === forms.length - 1) return error;
    show(view(at));
    const field = forms[at]?.find(({ name }) => name === error.field);
    field?.complain(text(error.code));
    field?.focus();
    return undefined;
  }

  function view(at: number): View {
    const isLast = at === forms.length - 1;
    const title = steps[at]?.title ?? 'registerAccount';
    const fields = form(context, {
      fields: forms[at] ?? [],
      submit: text(isLast ? 'registerSubmit' : 'next'),
      async send() {
        if (!isLast) {
          show(view(at + 1));
          return undefined;
        }
        const error = await sendAll(context, read());
        return error && showError(error);
      },
    });
    const step = text('step', { step: String(at + 1), steps: String(forms.length) });
    const other =
      at === 0
        ? button(text('registerLogin'), 'link', () => go('login'))
        : button(text('back'), 'link', () => show(view(at - 1)));
    return {
      module: 'register',
      title: text(title),
      content: [
        element('p', { class: 'step' }, `${text('registerTitle')} · ${step}`),
        element('progress', { max: forms.length, value: at + 1, 'aria-hidden': 'true' }),
        fields,
        other,
      ],
    };
  }
  return view(0);
}
