import type { TileCard } from '../../../shared/data/shown-games.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { useSite } from '../../site-context.ts';
import { playHref } from '../../visitor/platform-links.ts';
import { buttonClass, iconButtonClass } from '../button/button-class.ts';
import { gameHash } from '../game-overlay/game-hash.ts';
import { Icon } from '../icon/icon.tsx';
import { cardFacts } from './card-facts.ts';
import { circledI } from './circled-i.ts';
import css from './tile-panel.module.css';
import { useGameInfo } from './use-game-info.ts';

/**
 * Facts and actions over the lower part of the picture, while the pointer or the focus is on the tile. Where a game is played is known
 * with all else of it, and its own page, which leads there, is the way until then.
 */
export function TilePanel({ game }: { game: TileCard }) {
  const intl = useIntl();
  const site = useSite();
  const { openHash } = useNavigation();
  const info = useGameInfo(game);
  const status = info?.card.status ?? 'active';
  return (
    <div className={css.panel}>
      <dl>
        {cardFacts(intl, game).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {status === 'active' ? (
        <a
          className={buttonClass('accent')}
          href={info ? playHref(site, info.playTarget) : localHref(site.culture, game.path)}
          aria-label={`${intl.text('tile.play')}: ${game.name}`}
        >
          <Icon name="play" size={18} />
          {intl.text('tile.play')}
        </a>
      ) : (
        <p>{intl.text(`tile.status.${status}`)}</p>
      )}
      <button
        type="button"
        className={iconButtonClass()}
        aria-label={intl.text('tile.info', { name: game.name })}
        onClick={() => openHash(gameHash(game.path))}
      >
        <Icon outline={circledI} size={20} />
      </button>
    </div>
  );
}
