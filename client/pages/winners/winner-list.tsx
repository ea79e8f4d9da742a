import { winners } from '../../../shared/data/feeds.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { LoadFailure } from '../../components/load-failure/load-failure.tsx';
import { useSite } from '../../site-context.ts';
import { dayAndTime, isSameDay } from './day-and-time.ts';
import { WinnerRow } from './winner-row.tsx';
import css from './winners.module.css';

/** Prizes are won every few minutes, so refreshing more often would show the same list. */
const refreshSeconds = 60;

/** The latest winners first, refreshed regularly. Not a live region: new rows aren't announced. */
export function WinnerList() {
  const { culture } = useSite();
  const intl = useIntl();
  const resource = winners(culture.code);
  const feed = found(useData(resource));
  useRefresh(resource.key, refreshSeconds);
  if (!feed) return <LoadFailure of="content" />;
  const { asOf, items } = feed;
  const { timeZone } = culture;
  return (
    <section aria-labelledby="wins">
      <div className={css.listHead}>
        <h2 id="wins">{intl.text('winners.list')}</h2>
        {asOf && <p>{intl.text('winners.asOf', { time: dayAndTime(intl, asOf) })}</p>}
      </div>
      {items.length === 0 && <p>{intl.text('winners.none')}</p>}
      <ol>
        {items.map((winner) => (
          <WinnerRow
            key={winner.id}
            winner={winner}
            withDay={!winner.wonAt || !asOf || !isSameDay(winner.wonAt, asOf, timeZone)}
          />
        ))}
      </ol>
    </section>
  );
}
