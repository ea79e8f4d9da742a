import type { Winner } from '../../../shared/contract/feeds.ts';
import { convertMoney } from '../../../shared/geo/convert-money.ts';
import { formatMoney } from '../../../shared/i18n/format.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { Picture } from '../../components/picture/picture.tsx';
import { focusSiblingOnRemoval } from '../../focus/focus-next.ts';
import { useSite } from '../../site-context.ts';
import { useStore } from '../../stores/use-store.ts';
import { dayAndTime, timeOfDay } from './day-and-time.ts';
import css from './winners.module.css';

/** One winner; the amount is in the visitor's currency once known. `withDay` adds the date, for wins on another day than the list's. */
export function WinnerRow({ winner, withDay }: { winner: Winner; withDay: boolean }) {
  const { culture } = useSite();
  const intl = useIntl();
  const currency = useStore('geo', (geo) => geo.currency);
  const ownCurrency = useStore('geo', (geo) => geo.ownCurrency);
  const { displayName, gameName, path, image, amount, wonAt } = winner;
  return (
    <li className={css.row}>
      <Picture url={image?.url} kind="tile" width={48} height={64} sizes="48px" className={css.art} />
      <p>
        {path === undefined ? (
          <bdi>{gameName}</bdi>
        ) : (
          <a ref={focusSiblingOnRemoval} href={localHref(culture, path)}>
            {gameName}
          </a>
        )}
        {displayName && <span>{displayName}</span>}
      </p>
      <p>
        <b>{formatMoney(intl, convertMoney(amount, ownCurrency, currency))}</b>
        {wonAt && <time dateTime={wonAt}>{withDay ? dayAndTime(intl, wonAt) : timeOfDay(intl, wonAt)}</time>}
      </p>
    </li>
  );
}
