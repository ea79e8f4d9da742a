import { jackpots } from '../../../shared/data/games.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { isListed } from '../../../shared/routing/availability.ts';
import { href } from '../../../shared/routing/href.ts';
import { routeOf } from '../../../shared/routing/match.ts';
import { useSite } from '../../site-context.ts';
import { SectionHead } from '../rail/section-head.tsx';
import { chooseJackpots } from './choose-jackpots.ts';
import { JackpotCard } from './jackpot-card.tsx';
import { JackpotPoll } from './jackpot-poll.tsx';
import css from './jackpot-strip.module.css';

/** The current jackpots, where the culture has any. */
export function JackpotStrip() {
  const { culture } = useSite();
  const { text } = useIntl();
  const feed = found(useData(jackpots(culture.code)));
  const shown = chooseJackpots(feed?.items ?? []);
  if (!feed || shown.length === 0 || !isListed(routeOf('jackpots'), culture.code)) return null;
  return (
    <section className={css.strip} aria-label={text('home.jackpots')}>
      <SectionHead title={text('home.jackpots')} href={href(culture, 'jackpots', {})} />
      <ul>
        {shown.map((jackpot) => (
          <JackpotCard key={jackpot.id} jackpot={jackpot} feed={feed} />
        ))}
      </ul>
      <JackpotPoll />
    </section>
  );
}
