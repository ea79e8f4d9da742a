import type { PromotionsHome } from '../../../shared/contract/cms.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Html } from '../../components/html/html.tsx';
import { PromotionCards } from '../../components/promotion-card/promotion-cards.tsx';
import { groupPromotions } from './group-promotions.ts';
import css from './promotions.module.css';

/** Every offer by group; expired offers come after all that can be claimed. */
export function Promotions({ home }: { home: PromotionsHome }) {
  const { text } = useIntl();
  const { introHtml, termsHtml } = home;
  const { groups, ended } = groupPromotions(home);
  return (
    <>
      {groups.length === 0 && <p>{text('promotions.none')}</p>}
      {groups.map(({ code, title, items }, index) => (
        <section key={code} aria-labelledby={`promotions-${code}`} className={css.group}>
          <h2 id={`promotions-${code}`}>{title}</h2>
          <PromotionCards promotions={items} lead={index === 0} />
        </section>
      ))}
      {introHtml && (
        <div className={css.group}>
          <Html html={introHtml} className={css.intro} />
        </div>
      )}
      {ended.length > 0 && (
        <section aria-labelledby="promotions-ended" className={css.group}>
          <h2 id="promotions-ended">{text('promotions.endedGroup')}</h2>
          <PromotionCards promotions={ended} />
        </section>
      )}
      {termsHtml && (
        <section aria-labelledby="general-terms" className={css.group}>
          <h2 id="general-terms">{text('promotions.generalTerms')}</h2>
          <Html html={termsHtml} className={css.small} />
        </section>
      )}
    </>
  );
}
