import type { TileCard } from '../../../shared/data/reduced-games.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { gameHash } from '../game-overlay/game-hash.ts';
import { Icon } from '../icon/icon.tsx';
import { circledI } from './circled-i.ts';
import css from './tile-info.module.css';

/** Opens the sheet with a game's facts and play link, for touch screens, which have no hover panel. */
export function TileInfo({ game }: { game: TileCard }) {
  const { text } = useIntl();
  const { openHash } = useNavigation();
  if (matchMedia('(hover: hover)').matches) return null;
  return (
    <button
      type="button"
      className={css.info}
      aria-label={text('tile.info', { name: game.name })}
      onClick={() => openHash(gameHash(game.path))}
    >
      <Icon outline={circledI} size={18} />
    </button>
  );
}
