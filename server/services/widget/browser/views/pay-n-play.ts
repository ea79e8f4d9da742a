import type { PayNPlayResponse } from '../../../accounts/responses.ts';
import type { Refused } from '../ask.ts';
import type { Context, MessageId, ScreenOptions, View } from '../context.ts';
import { button, element } from '../element.ts';
import { enterByLogin, enterByRegistration, failLogin, failRegistration } from '../enter.ts';
import { choiceField } from '../fields/choice-field.ts';
import { form } from '../form.ts';
import { offersJoin } from '../offers.ts';
import { limitField } from './limit-field.ts';
import { noteLines } from './note.ts';

/** The registration is over: the player gave an amount, and that is all that a new one is asked. */
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
  /** Goes back to the field that was refused. Returns a refusal of another field. */
  showRefused(refused: Refused): Refused | undefined;
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
      const payment = { amount: Number(values['amount']), limit: Number(values['limit']), showRefused };
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

  function showRefused(refused: Refused): Refused | undefined {
    const field = all.find(({ name }) => name === refused.field);
    if (!field) return refused;
    show(view);
    field.complain(text(refused.code));
    field.focus();
    return undefined;
  }
  return view;
}

/** Then the bank says who it is: a choice among invented people. */
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
      if ('refused' in result) {
        if (payment) failRegistration(context, result.refused);
        else failLogin(context, result.refused);
        return payment ? payment.showRefused(result.refused) : result.refused;
      }
      const { isNew, player } = result.answer;
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
