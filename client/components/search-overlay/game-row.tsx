import { type AnchorHTMLAttributes, useId } from 'react';
import type { TileCard } from '../../../shared/data/reduced-games.ts';
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
import { useSummary } from './summaries-context.ts';

interface GameRowProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  game: TileCard;
  /** Highlights the matching letters of the name. */
  q?: string;
}

/**
 * A game in one line, with a short text where there is one: a description, not part of its name. A click opens it over the search; the
 * link's target is the game's own page.
 */
export function GameRow({ game, q = '', ...rest }: GameRowProps) {
  const { culture } = useSite();
  const intl = useIntl();
  const { openHash } = useNavigation();
  const { name, path, provider, image, rtp } = game;
  const summary = useSummary(game.id);
  const summaryId = useId();
  const facts = [provider?.name, rtp && intl.text('search.rtp', { rtp: formatRtp(intl, rtp) })].filter(Boolean);
  return (
    <a
      {...rest}
      className={css.row}
      aria-describedby={summary && summaryId}
      href={localHref(culture, path)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openHash(gameHash(path, 'search-gamepage'));
      }}
    >
      <Picture url={image?.url} kind="mark" width={300} height={400} sizes="60px" />
      <span>
        <b>
          {matchParts(name, q).map(({ text, hit, start }) =>
            hit ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
          )}
        </b>
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
        {summary && (
          <small id={summaryId} aria-hidden="true" className={css.summary}>
            {summary}
          </small>
        )}
      </span>
      <Icon name="play" size={20} />
    </a>
  );
}
