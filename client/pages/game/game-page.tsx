import { Suspense } from 'react';
import { gameOf } from '../../../shared/data/published-or-draft.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { fullPattern } from '../../../shared/routing/availability.ts';
import { findRoute } from '../../../shared/routing/match.ts';
import { DraftBand } from '../../components/draft-band/draft-band.tsx';
import { Facts } from '../../components/facts/facts.tsx';
import { GameHead } from '../../components/game-head/game-head.tsx';
import { GameNotice } from '../../components/game-notice/game-notice.tsx';
import { JackpotPoll } from '../../components/jackpot-strip/jackpot-poll.tsx';
import { Rail } from '../../components/rail/rail.tsx';
import { LaterSectionBanner } from '../../components/slide-card/later-section-banner.tsx';
import { usePage, useSite } from '../../site-context.ts';
import { GameAbout } from './game-about.tsx';
import { GameCrumbs } from './game-crumbs.tsx';
import { GameFaq } from './game-faq.tsx';
import { GameLead } from './game-lead.tsx';
import css from './game.module.css';
import { Screenshots } from './screenshots.tsx';

/** One game. The route's gate has confirmed that it exists; its texts may load later or fail. */
export function Page() {
  const { culture } = useSite();
  const { match } = usePage();
  const { text } = useIntl();
  const info = found(useData(gameOf(culture.code, match.params)));
  if (!info) return null;
  const { gameSlug: slug = info.card.slug } = match.params;
  const master = findRoute(match.route.masterRoute ?? '');
  return (
    <>
      <DraftBand />
      <GameHead
        info={info}
        crumbs={<GameCrumbs info={info} />}
        lead={
          <Suspense fallback={<p className={css.lead} />}>
            <GameLead slug={slug} />
          </Suspense>
        }
      />
      <div className="wrap">
        <Screenshots pictures={info.screenshots ?? []} />
        <div className={css.columns}>
          <Suspense>
            <GameAbout slug={slug} />
          </Suspense>
          <section aria-labelledby="facts">
            <h2 id="facts">{text('game.facts')}</h2>
            <Facts specs={info.specs} />
          </section>
        </div>
        <Suspense>
          <GameFaq slug={slug} />
        </Suspense>
        <Rail title={text('game.related')} games={info.related ?? []} href={master && fullPattern(master, culture)} />
        <LaterSectionBanner gameSlug={slug} />
        {info.notice && <p className={css.notice}>{info.notice}</p>}
        <GameNotice />
        <Suspense>
          <JackpotPoll />
        </Suspense>
      </div>
    </>
  );
}
