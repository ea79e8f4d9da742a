import type { TileCard } from '../../../shared/data/reduced-games.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { useSite } from '../../site-context.ts';
import { buttonClass } from '../button/button-class.ts';
import { Picture } from '../picture/picture.tsx';
import { cardFacts } from '../tile/card-facts.ts';
import css from './embed.module.css';

export function GameEmbed({ game }: { game: TileCard }) {
  const { culture } = useSite();
  const intl = useIntl();
  return (
    <aside className={`${css.embed} ${css.game}`} aria-label={game.name}>
      <Picture url={game.image?.url} kind="tile" width={300} height={400} sizes="112px" />
      <div className={css.words}>
        <p className={`display ${css.name}`}>{game.name}</p>
        {game.provider && <p className={css.maker}>{game.provider.name}</p>}
        <dl className={css.facts}>
          {cardFacts(intl, game).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <a
        className={buttonClass('quiet', undefined, css.action)}
        href={localHref(culture, game.path)}
        aria-label={`${intl.text('blog.seeGame')}: ${game.name}`}
      >
        {intl.text('blog.seeGame')}
      </a>
    </aside>
  );
}
