import type { PayNPlayResponse } from '../../../accounts/responses.ts';
import type { RequestError } from '../send-request.ts';
import type { Context, MessageId, ScreenOptions, View } from '../context.ts';
import { button, element } from '../element.ts';
import { enterByLogin, enterByRegistration, failLogin, failRegistration } from '../enter.ts';
import { choiceField } from '../fields/choice-field.ts';
import { form } from '../form.ts';
import { offersJoin } from '../offers.ts';
import { limitField } from './limit-field.ts';
import { noteLines } from './note.ts';

/** Process of a finished registration. A new player gives an amount and nothing else. */
const registered = 1;

const names = {
  newPlayer: 'bankNewPlayer',
  returning: 'bankReturning',
  minor: 'bankMinor',
} as const satisfies Record<string, MessageId>;

/** The player's choices before the bank. Undefined for a plain login. */
interface Payment {
  amount: number;
  limit: number;
  /** Goes back to the field of the error. Returns an error of another field. */
  showError(error: RequestError): RequestError | undefined;
}

/** Pay N Play begins with an amount. */
export function payView(context: Context): View {
  const { text, money, settings, show, go } = context;
  const amount = choiceField({
    name: 'amount',
    label: text('payAmount'),
    choices: settings.amounts.map((each) => [String(each), money(each)]),
    missing: text('wrongChoice'),
    inRow: true,
  });
  const all = [amount, limitField(context)];
  const fields = form(context, {
    fields: all,
    submit: text('paySubmit'),
    async send(values) {
      const payment = { amount: Number(values['amount']), limit: Number(values['limit']), showError };
      show(bankView(context, {}, payment));
      return undefined;
    },
  });
  const login = button(text('registerLogin'), 'link', () => go('bank'));
  const view: View = {
    module: 'register',
    title: text('payTitle'),
    content: [element('p', { class: 'lead' }, text('payLead')), fields, login],
  };

  function showError(error: RequestError): RequestError | undefined {
    const field = all.find(({ name }) => name === error.field);
    if (!field) return error;
    show(view);
    field.complain(text(error.code));
    field.focus();
    return undefined;
  }
  return view;
}

/** The bank identifies the player: a choice among invented people. */
export function bankView(context: Context, { note }: ScreenOptions, payment?: Payment): View {
  const { text, money, settings, send, go } = context;
  const identity = choiceField({
    name: 'identity',
    label: text('bankWho'),
    choices: settings.identities
      .filter((each) => each !== 'newPlayer' || offersJoin(context))
      .map((each) => [each, text(names[each])]),
    missing: text('wrongChoice'),
  });
  const fields = form(context, {
    fields: [identity],
    submit: payment ? text('bankSubmitAmount', { amount: money(payment.amount) }) : text('bankSubmit'),
    async send(values) {
      const { amount, limit } = payment ?? {};
      const result = await send<PayNPlayResponse>('pay-n-play', { amount, limit, ...values });
      if ('error' in result) {
        if (payment) failRegistration(context, result.error);
        else failLogin(context, result.error);
        return payment ? payment.showError(result.error) : result.error;
      }
      const { isNew, player } = result.data;
      if (isNew) enterByRegistration(context, player, registered);
      else enterByLogin(context, player);
      return undefined;
    },
  });
  const back = offersJoin(context) ? [button(text('back'), 'link', () => go('pay'))] : [];
  return {
    module: payment ? 'register' : 'login',
    title: text('bankTitle'),
    content: [...noteLines(note), element('p', { class: 'lead' }, text('bankLead')), fields, ...back],
  };
}
