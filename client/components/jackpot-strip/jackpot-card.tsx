import type { ShownJackpot, ShownJackpots } from '../../../shared/data/reduced-games.ts';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { useSite } from '../../site-context.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import css from './jackpot-card.module.css';
import { LiveAmount } from './live-amount.tsx';
import { minutesToDrop } from './shown-amount.ts';
import { useNow } from './use-now.ts';

interface JackpotCardProps {
  jackpot: ShownJackpot;
  feed: ShownJackpots;
}

export function JackpotCard({ jackpot, feed }: JackpotCardProps) {
  const { culture } = useSite();
  const { text } = useIntl();
  const [game] = jackpot.games;
  if (!game) return null;
  return (
    <li className={jackpot.type ? `${css.card} ${css[jackpot.type]}` : css.card}>
      <a href={localHref(culture, game.path)}>
        <Picture url={game.image?.url} kind="mark" width={64} height={84} sizes="64px" />
        <span>
          <small>{jackpot.type ? text(`home.jackpot.${jackpot.type}`, { name: jackpot.name }) : jackpot.name}</small>
          <b className="display">
            <LiveAmount jackpot={jackpot} feed={feed} rolling />
          </b>
          <JackpotNote jackpot={jackpot} feed={feed} />
        </span>
      </a>
    </li>
  );
}

/** The time at which the jackpot must drop, or of its last drop. */
function JackpotNote({ jackpot, feed }: JackpotCardProps) {
  const intl = useIntl();
  const now = useNow(Boolean(jackpot.mustDropBy));
  const minutes = minutesToDrop(jackpot, feed, now);
  if (minutes !== undefined) {
    const time = intl.text(minutes < 60 ? 'home.minutes' : 'home.hours', {
      hours: Math.floor(minutes / 60),
      minutes: minutes % 60,
    });
    return (
      <small>
        <Icon name="clock" size={16} />
        {intl.text('home.jackpot.drop', { time })}
      </small>
    );
  }
  if (!jackpot.lastWonAt) return null;
  return <small>{intl.text('home.jackpot.lastWon', { date: formatDate(intl, jackpot.lastWonAt) })}</small>;
}
