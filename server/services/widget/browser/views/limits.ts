import { minorUnitsOf } from '../../../../../shared/i18n/minor-units.ts';
import type { LimitsResponse } from '../../../accounts/responses.ts';
import type { Context, MessageId, View } from '../context.ts';
import { button, element } from '../element.ts';

const names = { day: 'limitsDay', week: 'limitsWeek', month: 'limitsMonth' } as const satisfies Record<
  string,
  MessageId
>;

function limitsList({ text, settings }: Context, { limits, currency }: LimitsResponse): HTMLElement {
  const amounts = new Intl.NumberFormat(settings.lang, { style: 'currency', currency });
  const units = minorUnitsOf(currency);
  const rows = limits.map(({ period, limit, used }) => {
    const values = { used: amounts.format(used / units), limit: amounts.format(limit / units) };
    const label = text(names[period]);
    const meter = element('meter', { min: 0, max: limit, value: used, 'aria-label': label });
    return element('div', {}, element('dt', {}, label), element('dd', {}, text('limitsUsed', values), meter));
  });
  return rows.length > 0 ? element('dl', {}, ...rows) : element('p', {}, text('limitsNone'));
}

/**
 * The deposit limits of the logged-in player, which load asynchronously. An expired session leads back to the login.
 */
export function limitsView(context: Context): View {
  const { text, settings, read, go, close } = context;
  const place = element('div', { class: 'limits', 'aria-live': 'polite', 'aria-busy': 'true' });
  void read<LimitsResponse>('limits').then((result) => {
    place.removeAttribute('aria-busy');
    if ('data' in result) place.append(limitsList(context, result.data));
    else if (result.error.code === 'SESSION_ENDED')
      go(settings.usePnpRegistration ? 'bank' : 'login', { note: text('SESSION_ENDED') });
    else place.append(element('p', { class: 'alert' }, text(result.error.code)));
  });
  return {
    module: 'login',
    title: text('limitsTitle'),
    content: [element('p', { class: 'lead' }, text('limitsLead')), place, button(text('close'), 'primary', close)],
  };
}
