import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Button } from '../button/button.tsx';
import css from './region-error.module.css';

/** Stands where a part of the page could not be shown. */
export function RegionError({ name, onRetry }: { name: string; onRetry?: () => void }) {
  const { text } = useIntl();
  return (
    <div className={css.error} role="alert" data-failed={name}>
      <p>{text('header.error')}</p>
      {onRetry && (
        <Button kind="quiet" onClick={onRetry}>
          {text('header.retry')}
        </Button>
      )}
    </div>
  );
}
