import { type ReactNode, Suspense } from 'react';
import type { GamePageInfo } from '../../../shared/data/reduced-games.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useVisitorChunk } from '../../visitor/visitor-chunk-context.ts';
import { Badges } from '../badge/badges.tsx';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import { artFile, artSizes } from './art-file.ts';
import { GameArt, useArtClass } from './game-art.tsx';
import css from './game-head.module.css';
import { PlayLink } from './play-link.tsx';
import { quickFacts } from './quick-facts.ts';

interface GameHeadProps {
  info: GamePageInfo;
  /** Breadcrumbs at the top. */
  crumbs: ReactNode;
  /** A sentence or two about the game. */
  lead: ReactNode;
}

export function GameHead({ info, crumbs, lead }: GameHeadProps) {
  const intl = useIntl();
  const late = useVisitorChunk();
  const artClass = useArtClass();
  const { card } = info;
  return (
    <div className={css.head}>
      {/* The same file as the game's picture on wide screens. */}
      <Picture {...artFile} url={card.image?.url} sizes={artSizes} loading="eager" className={css.backdrop} />
      <div className="wrap">
        {crumbs}
        <div className={css.grid}>
          <Suspense fallback={<div className={artClass} />}>
            <GameArt game={card} />
          </Suspense>
          {late && !info.draft && <late.GameFavourite game={card} />}
          <div className={css.title}>
            <Badges game={card} />
            <h1>{card.name}</h1>
            <p>
              {card.rating !== undefined && (
                <span className={css.rating}>
                  <Icon outline="m12 3.8 2.5 5.3 5.7.8-4.1 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8L3.8 9.9l5.7-.8z" size={18} />
                  <b aria-hidden="true">{intl.formats.formatNumber(card.rating, { maximumFractionDigits: 1 })}</b>
                  <span className="visually-hidden">{intl.text('game.rating', { rating: card.rating })}</span>
                </span>
              )}
              {card.provider && <span>{card.provider.name}</span>}
            </p>
          </div>
          <div className={css.play}>
            <PlayLink info={info} />
          </div>
          <div className={css.lead}>{lead}</div>
          <dl className={css.quick}>
            {quickFacts(intl, info).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="display">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}
