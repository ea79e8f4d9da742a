import { gameDetails } from '../../../shared/data/game.ts';
import type { TileCard } from '../../../shared/data/reduced-games.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { onRemoval } from '../../focus/on-removal.ts';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { useSite } from '../../site-context.ts';
import { playHref } from '../../visitor/platform-links.ts';
import { buttonClass, iconButtonClass } from '../button/button-class.ts';
import { gameHash, slugOfHash } from '../game-overlay/game-hash.ts';
import { Icon } from '../icon/icon.tsx';
import { cardFacts } from './card-facts.ts';
import { circledI } from './circled-i.ts';
import css from './tile-panel.module.css';
import { FactRows } from './fact-rows.tsx';
import { MoreFacts } from './more-facts.tsx';
import { useFetched } from './use-fetched.ts';

/** Number of rows that fit over the picture of the smallest tile. */
const mostFacts = 5;

/** A game may turn out to be unplayable while its play link has the focus. */
const focusTileOnRemoval = onRemoval((element) => element.closest('li')?.querySelector('a')?.focus());

/**
 * Facts and actions over the lower part of the picture, while the tile is hovered or focused. Links to the game's own page until its
 * details have loaded the play link.
 */
export function TilePanel({ game }: { game: TileCard }) {
  const intl = useIntl();
  const site = useSite();
  const { openHash } = useNavigation();
  const info = useFetched(gameDetails, slugOfHash(gameHash(game.path)) ?? '');
  const facts = cardFacts(intl, game);
  const status = info?.card.status ?? 'active';
  return (
    <div ref={focusTileOnRemoval} className={css.panel}>
      <dl>
        <FactRows facts={facts} />
        <MoreFacts game={game} most={mostFacts - facts.length} />
      </dl>
      {status === 'active' ? (
        <a
          ref={focusTileOnRemoval}
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
