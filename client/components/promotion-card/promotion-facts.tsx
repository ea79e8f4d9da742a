import type { PromotionCard } from '../../../shared/contract/cms.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import css from './promotion-facts.module.css';

/** An offer's reward, period, bonus code and eligible players. Omits the code of an expired offer. */
export function PromotionFacts({
  promotion: { status, get, when, bonusCode, eligiblePlayer },
}: {
  promotion: Pick<PromotionCard, 'status' | 'get' | 'when' | 'bonusCode' | 'eligiblePlayer'>;
}) {
  const { text } = useIntl();
  const code = status === 'expired' ? <s>{bonusCode}</s> : <code>{bonusCode}</code>;
  const rows = [
    { label: text('promotions.get'), value: get },
    { label: text('promotions.when'), value: when },
    { label: text('promotions.code'), value: bonusCode && code },
    { label: text('promotions.who'), value: eligiblePlayer },
  ].filter(({ value }) => value);
  return (
    <dl className={css.facts}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
