import type { ShownJackpot, ShownJackpots } from '../../../shared/data/reduced-games.ts';
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
  /** Animates digits that change. */
  rolling?: boolean;
}

/** A jackpot's amount in the visitor's currency once known. Not a live region: it would be announced constantly. */
export function LiveAmount({ jackpot, feed, rolling }: LiveAmountProps) {
  const intl = useIntl();
  const now = useNow(Boolean(jackpot.velocityPerSecond), true);
  const currency = useStore('geo', (geo) => geo.currency);
  const ownCurrency = useStore('geo', (geo) => geo.ownCurrency);
  const text = formatMoney(intl, convertMoney(shownAmount(jackpot, feed, now), ownCurrency, currency));
  // Translators that replace the text node would stop its updates.
  return <span translate="no">{rolling && now !== undefined ? <RollingText text={text} /> : <span>{text}</span>}</span>;
}
