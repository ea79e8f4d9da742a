import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { usePage } from '../../site-context.ts';
import css from './draft-band.module.css';

/** Stands above the page of an item that may be a draft; absent on a published one. */
export function DraftBand() {
  const { route } = usePage().match;
  const { text } = useIntl();
  return route.draft ? <p className={css.band}>{text('header.draft')}</p> : null;
}
