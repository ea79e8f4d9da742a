import type { ShownJackpot, ShownJackpots } from '../../../shared/data/shown-games.ts';
import { convertMoney } from '../../../shared/geo/convert-money.ts';
import { formatMoney } from '../../../shared/i18n/format.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useStore } from '../../stores/use-store.ts';
import { RollingText } from './rolling-text.tsx';
import { shownAmount } from './shown-amount.ts';
import { useNow } from './use-now.ts';

interface LiveAmountProps {
  jackpot: ShownJackpot;
  feed: ShownJackpots;
  /** Digits that change roll into place. */
  rolling?: boolean;
}

/** A jackpot's value, in the visitor's currency once that is known. It is not announced as it grows: it would never stop. */
export function LiveAmount({ jackpot, feed, rolling }: LiveAmountProps) {
  const intl = useIntl();
  const now = useNow(Boolean(jackpot.velocityPerSecond), true);
  const currency = useStore('geo', (geo) => geo.currency);
  const ownCurrency = useStore('geo', (geo) => geo.ownCurrency);
  const text = formatMoney(intl, convertMoney(shownAmount(jackpot, feed, now), ownCurrency, currency));
  return rolling && now !== undefined ? <RollingText text={text} /> : text;
}
