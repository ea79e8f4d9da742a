import { Suspense } from 'react';
import { gameDetails, gameTexts } from '../../../shared/data/game.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { useSite } from '../../site-context.ts';
import { useVisitorChunk } from '../../visitor/visitor-chunk-context.ts';
import { Badges } from '../badge/badges.tsx';
import { buttonClass } from '../button/button-class.ts';
import { PlayLink } from '../game-head/play-link.tsx';
import { Picture } from '../picture/picture.tsx';
import { cardFacts } from '../tile/card-facts.ts';
import { FactRows } from '../tile/fact-rows.tsx';
import { MoreFacts } from '../tile/more-facts.tsx';
import css from './game-sheet.module.css';

/** The game's introduction, or else its meta description. */
function Lead({ slug, otherwise }: { slug: string; otherwise: string | undefined }) {
  const { culture } = useSite();
  const words = found(useData(gameTexts(culture.code, slug)))?.intro ?? otherwise;
  return words && <p>{words}</p>;
}

/** Number of parameters besides the card's facts; the game's own page shows all. */
const mostSpecs = 3;

/** Key facts about a game and a link to its page. */
export function GameSheet({ slug }: { slug: string }) {
  const { culture } = useSite();
  const intl = useIntl();
  const late = useVisitorChunk();
  const info = found(useData(gameDetails(culture.code, slug)));
  if (!info) return <p className={css.missing}>{intl.text('tile.missing')}</p>;
  const { card, seo, notice } = info;
  const maker = card.provider ? [{ label: intl.text('tile.provider'), value: card.provider.name }] : [];
  const facts = [...maker, ...cardFacts(intl, card)];
  return (
    <article className={css.sheet}>
      <Picture
        url={card.image?.url}
        kind="art"
        width={600}
        height={800}
        alt={card.image?.alt}
        sizes="(width >= 48em) 240px, 116px"
        loading="eager"
      />
      {late && <late.GameFavourite game={card} />}
      <div>
        <Badges game={card} />
        <h2>{card.name}</h2>
      </div>
      <div className={css.words}>
        <Suspense fallback={<p>{seo?.description}</p>}>
          <Lead slug={slug} otherwise={seo?.description} />
        </Suspense>
        {notice && <p>{notice}</p>}
        <dl>
          <FactRows facts={facts} />
          <MoreFacts game={card} most={mostSpecs} />
        </dl>
        <PlayLink info={info} />
        <a className={buttonClass('ghost', 'large')} href={localHref(culture, card.path)}>
          {intl.text('tile.page')}
        </a>
      </div>
    </article>
  );
}
