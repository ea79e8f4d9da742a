import { useIntl } from '../../../shared/i18n/use-intl.ts';
import css from './page-skeleton.module.css';

/** Placeholder for a loading page: a heading, a line of text, a row of tiles. */
export function PageSkeleton() {
  const { text } = useIntl();
  return (
    <div className={`wrap ${css.skeleton}`} role="status">
      <span className="visually-hidden">{text('header.loading')}</span>
      <i />
      <i />
      <div>
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
