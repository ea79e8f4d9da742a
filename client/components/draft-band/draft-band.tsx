import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { usePage } from '../../site-context.ts';
import css from './draft-band.module.css';

/** A band above the preview of a draft; absent on other pages. */
export function DraftBand() {
  const { route } = usePage().match;
  const { text } = useIntl();
  return route.draft ? <p className={css.band}>{text('header.draft')}</p> : null;
}
