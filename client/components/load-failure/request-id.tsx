import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { usePage } from '../../site-context.ts';

/** Id of a request that failed, in small print: the log has the cause under it. Pages without a request of their own have none. */
export function RequestId() {
  const { requestId } = usePage();
  const { text } = useIntl();
  return requestId && <small>{`${text('header.requestId')} ${requestId}`}</small>;
}
