import type { PromotionCard } from '../../../shared/contract/cms.ts';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import css from './promotion-state.module.css';

type State = Pick<PromotionCard, 'status' | 'start' | 'end' | 'audience'>;

/** Over the title: for whom an offer is, or the day on which it begins or has ended. */
export function PromotionState({ promotion: { status, start, end, audience } }: { promotion: State }) {
  const intl = useIntl();
  const { text } = intl;
  if (status === 'active') return <p className={css.state}>{text(`promotions.audience.${audience}`)}</p>;
  const words =
    status === 'scheduled'
      ? text('promotions.startsOn', { date: formatDate(intl, start) })
      : end === undefined
        ? text('promotions.ended')
        : text('promotions.endedOn', { date: formatDate(intl, end) });
  return <p className={`${css.state} ${css.quiet}`}>{words}</p>;
}
