import { product } from '../../../brands/house.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { menuItems } from '../../../shared/menu/menu-items.ts';
import { Chips } from '../../components/chips/chips.tsx';
import { useSite } from '../../site-context.ts';
import css from './home.module.css';

const codes = [
  'product',
  'slots',
  'bingo',
  'bingoES',
  'casino',
  'jackpots',
  'roulette',
  'blackjack',
  'liveRoulette',
] as const;

/** Links to the categories for phones, whose header has no navigation. */
export function CategoryChips() {
  const { culture, brand } = useSite();
  const { text } = useIntl();
  const chips = menuItems(codes, culture, brand.id).map(({ code, href }) => ({
    label: text(`menu.${code}`, { product: product.name }),
    href,
  }));
  // A single category's rail has the same link.
  if (chips.length < 2) return null;
  return <Chips label={text('home.categories')} chips={chips} className={css.chips} />;
}
