import { product } from '../../../brands/house.ts';
import type { Badge } from '../../../shared/contract/games.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { isReleasedSince } from '../../../shared/time/visits.ts';
import { useStore } from '../../stores/use-store.ts';
import css from './badge.module.css';
import { chooseBadges, type ShownBadge } from './choose-badges.ts';

const looks: Readonly<Partial<Record<ShownBadge, string | undefined>>> = {
  original: css.original,
  new: css.new,
  newSince: `${css.new} ${css.since}`,
};

interface BadgesProps {
  game: { badges: readonly Badge[]; rating?: number | undefined; releasedAt?: string | undefined };
}

export function Badges({ game }: BadgesProps) {
  const { text, formats } = useIntl();
  const isNewToVisitor = useStore('visits', (visits) => isReleasedSince(game.releasedAt, visits));
  const codes = chooseBadges(game, isNewToVisitor);
  if (codes.length === 0) return null;
  const values = { rating: formats.formatNumber(game.rating ?? 0, { maximumFractionDigits: 1 }) };
  return (
    <span className={css.badges}>
      {codes.map((code) => (
        <b key={code} className={looks[code]}>
          {code === 'original' ? <Original /> : text(`tile.badge.${code}`, values)}
        </b>
      ))}
    </span>
  );
}

/** The longest badge. Its product name, with the space or hyphen behind it, is an element, so that CSS can hide it. */
function Original() {
  const [before, after = ''] = useIntl().text('tile.badge.original', { product: product.name }).split(product.name);
  return (
    <>
      {before}
      <i>
        {product.name}
        {after[0]}
      </i>
      {after.slice(1)}
    </>
  );
}
