import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useSite } from '../../site-context.ts';
import { joinHref, lobbyHref, loginHref } from '../../visitor/platform-links.ts';
import { buttonClass } from '../button/button-class.ts';

/** The next step of a registered visitor: play, or log in where bank login does both. */
export function RegisteredLink({ className }: { className: string }) {
  const site = useSite();
  const { text } = useIntl();
  return site.culture.usePnpRegistration ? (
    <a className={`for-registered ${className}`} href={loginHref(site)}>
      {text('account.login')}
    </a>
  ) : (
    <a className={`for-registered ${className}`} href={lobbyHref(site)}>
      {text('account.play')}
    </a>
  );
}

/**
 * Log in and join for guests, one button for registered visitors. The page contains all of them; CSS shows those of the visitor's segment.
 */
export function AccountLinks() {
  const site = useSite();
  const { text } = useIntl();
  return (
    <>
      <a className={buttonClass('ghost', undefined, 'for-guests')} href={loginHref(site)}>
        {text('account.login')}
      </a>
      <a className={buttonClass('accent', undefined, 'for-guests')} href={joinHref(site)}>
        {text('account.join')}
      </a>
      <RegisteredLink className={buttonClass('accent')} />
    </>
  );
}
