import type { PromotionCard } from '../../../shared/contract/cms.ts';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import css from './promotion-state.module.css';

type State = Pick<PromotionCard, 'status' | 'start' | 'end' | 'audience'>;

/** A label above the title: the offer's audience, or the day on which it starts or ended. */
export function PromotionState({ promotion: { status, start, end, audience } }: { promotion: State }) {
  const intl = useIntl();
  const { text } = intl;
  if (status === undefined) return null;
  if (status === 'active') return audience && <p className={css.state}>{text(`promotions.audience.${audience}`)}</p>;
  if (status === 'scheduled' && start === undefined) return null;
  const words =
    status === 'scheduled' && start !== undefined
      ? text('promotions.startsOn', { date: formatDate(intl, start) })
      : end === undefined
        ? text('promotions.ended')
        : text('promotions.endedOn', { date: formatDate(intl, end) });
  return <p className={`${css.state} ${css.quiet}`}>{words}</p>;
}
