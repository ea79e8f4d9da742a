import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { focusHeading } from '../../focus/focus-heading.ts';
import { Button } from '../button/button.tsx';
import css from './region-error.module.css';

/** Error message in place of a region. */
export function RegionError({ name, onRetry }: { name: string; onRetry?: () => void }) {
  const { text } = useIntl();
  return (
    <div className={css.error} role="alert" data-failed={name}>
      <p>{text('header.error')}</p>
      {onRetry && (
        <Button
          kind="quiet"
          onClick={() => {
            // The button is removed with the message.
            focusHeading();
            onRetry();
          }}
        >
          {text('header.retry')}
        </Button>
      )}
    </div>
  );
}
