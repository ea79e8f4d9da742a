import type { GamePageInfo } from '../../../shared/data/reduced-games.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { matchRoute } from '../../../shared/routing/match.ts';
import { useSite } from '../../site-context.ts';
import { playHref } from '../../visitor/platform-links.ts';
import { buttonClass } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import css from './play-link.module.css';

/** A link to the game on the platform, where guests must log in; a status text for a game that isn't running. */
export function PlayLink({ info: { card, playTarget, bonusTerms } }: { info: GamePageInfo }) {
  const site = useSite();
  const { text } = useIntl();
  const { termsPath } = bonusTerms ?? {};
  const hasTerms = termsPath !== undefined && !matchRoute(termsPath, site.culture.code, site.brand.id).route.status;
  if (card.status !== 'active') return <p className={css.small}>{text(`tile.status.${card.status}`)}</p>;
  return (
    <>
      <a className={buttonClass('green', 'large')} href={playHref(site, playTarget)}>
        <Icon name="play" size={20} />
        {text('tile.play')}
      </a>
      {bonusTerms && site.culture.promotionsEnabled && (
        <p className={css.small} data-terms="">
          {bonusTerms.text} {hasTerms && <a href={localHref(site.culture, termsPath)}>{text('tile.terms')}</a>}
        </p>
      )}
    </>
  );
}
