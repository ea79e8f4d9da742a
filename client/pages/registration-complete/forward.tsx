import { useEffect, useState } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Button } from '../../components/button/button.tsx';
import { buttonClass } from '../../components/button/button-class.ts';
import { useNavigation } from '../../navigation/navigation-context.ts';
import css from './registration-complete.module.css';

const seconds = 5;

/** Leads on by itself unless the visitor wants to stay; without JavaScript the browser's own refresh does it. */
export function Forward({ href }: { href: string }) {
  const { text } = useIntl();
  const { navigate } = useNavigation();
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => navigate(href), seconds * 1000);
    return () => clearTimeout(timer);
  }, [href, navigate, stays]);
  return (
    <div className={css.forward}>
      <noscript>
        <meta httpEquiv="refresh" content={`${seconds};url=${href}`} />
      </noscript>
      <p role="status">{stays ? text('registered.stayed') : text('registered.forward', { seconds })}</p>
      <div className={css.actions}>
        <a className={buttonClass('accent', 'large')} href={href}>
          {text('registered.lobby')}
        </a>
        {!stays && (
          <Button kind="ghost" size="large" className={css.stay} onClick={() => setStays(true)}>
            {text('registered.stay')}
          </Button>
        )}
      </div>
    </div>
  );
}
