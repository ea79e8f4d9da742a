import { Suspense } from 'react';
import { gameDetails, gameTexts } from '../../../shared/data/games.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { useSite } from '../../site-context.ts';
import { useLateParts } from '../../visitor/late-parts-context.ts';
import { Badges } from '../badge/badges.tsx';
import { buttonClass } from '../button/button-class.ts';
import { PlayLink } from '../game-head/play-link.tsx';
import { Picture } from '../picture/picture.tsx';
import { cardFacts } from '../tile/card-facts.ts';
import css from './game-sheet.module.css';

/** The game's own words; those for search engines are the next best. */
function Lead({ slug, otherwise }: { slug: string; otherwise: string }) {
  const { culture } = useSite();
  return <p>{found(useData(gameTexts(culture.code, slug)))?.intro ?? otherwise}</p>;
}

/** What a player wants to know before playing, and the way to the game's own page. */
export function GameSheet({ slug }: { slug: string }) {
  const { culture } = useSite();
  const intl = useIntl();
  const late = useLateParts();
  const info = found(useData(gameDetails(culture.code, slug)));
  if (!info) return <p className={css.missing}>{intl.text('tile.missing')}</p>;
  const { card, seo, notice } = info;
  const facts = [{ label: intl.text('tile.provider'), value: card.provider.name }, ...cardFacts(intl, card)];
  return (
    <article className={css.sheet}>
      <Picture
        url={card.image.url}
        kind="art"
        width={600}
        height={800}
        alt={card.image.alt}
        sizes="(width >= 48em) 240px, 116px"
        loading="eager"
      />
      {late && <late.GameFavourite game={card} />}
      <div>
        <Badges game={card} />
        <h2>{card.name}</h2>
      </div>
      <div className={css.words}>
        <Suspense fallback={<p>{seo.description}</p>}>
          <Lead slug={slug} otherwise={seo.description} />
        </Suspense>
        {notice && <p>{notice}</p>}
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <PlayLink info={info} />
        <a className={buttonClass('ghost', 'large')} href={localHref(culture, card.path)}>
          {intl.text('tile.page')}
        </a>
      </div>
    </article>
  );
}
