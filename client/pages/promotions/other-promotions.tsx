import { promotionList } from '../../../shared/data/cms.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { PromotionCards } from '../../components/promotion-card/promotion-cards.tsx';
import { useSite } from '../../site-context.ts';
import css from './promotions.module.css';

const shownOthers = 2;

/** Active offers other than the page's own, given by its id. */
export function OtherPromotions({ than }: { than: string }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const all = found(useData(promotionList(culture.code)))?.items ?? [];
  const others = all.filter(({ id, status }) => id !== than && status === 'active').slice(0, shownOthers);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className={css.group}>
      <h2 id="others">{text('promotions.others')}</h2>
      <PromotionCards promotions={others} />
    </section>
  );
}
