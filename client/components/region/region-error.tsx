import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { focusHeading } from '../../focus/focus-heading.ts';
import { Button } from '../button/button.tsx';
import { RequestId } from '../load-failure/request-id.tsx';
import { RetryLink } from '../load-failure/retry-link.tsx';
import css from './region-error.module.css';

interface RegionErrorProps {
  name: string;
  /** Error message for missing content. A link reloads the page. */
  message?: string;
  onRetry?: () => void;
}

/** Error message in place of a region. */
export function RegionError({ name, message, onRetry }: RegionErrorProps) {
  const { text } = useIntl();
  return (
    <div className={css.error} role="alert" data-failed={name}>
      <p>{message ?? text('header.error')}</p>
      {message !== undefined && <RetryLink />}
      {message !== undefined && <RequestId />}
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
