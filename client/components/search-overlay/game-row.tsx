import type { AnchorHTMLAttributes } from 'react';
import type { TileCard } from '../../../shared/data/shown-games.ts';
import { formatRtp } from '../../../shared/i18n/format.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { isPlainClick } from '../../navigation/plain-click.ts';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { useSite } from '../../site-context.ts';
import { gameHash } from '../game-overlay/game-hash.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import { matchParts } from './match-parts.ts';
import css from './game-row.module.css';

interface GameRowProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  game: TileCard;
  /** Letters of the name that match it are shown. */
  q?: string;
}

/** A game in one line. Pressed, it opens over the search; as a link it leads to the game's own page. */
export function GameRow({ game, q = '', ...rest }: GameRowProps) {
  const { culture } = useSite();
  const intl = useIntl();
  const { openHash } = useNavigation();
  const { name, path, provider, image, rtp } = game;
  const facts = [provider.name, rtp && intl.text('search.rtp', { rtp: formatRtp(intl, rtp) })].filter(Boolean);
  return (
    <a
      {...rest}
      className={css.row}
      href={localHref(culture, path)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openHash(gameHash(path, 'search-gamepage'));
      }}
    >
      <Picture url={image.url} kind="mark" width={300} height={400} sizes="60px" />
      <span>
        <b>{matchParts(name, q).map(({ text, hit, start }) => (hit ? <mark key={start}>{text}</mark> : text))}</b>
        <small>{facts.join(' · ')}</small>
      </span>
      <Icon name="play" size={20} />
    </a>
  );
}
