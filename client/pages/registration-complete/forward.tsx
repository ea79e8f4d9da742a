import { useEffect, useRef, useState } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Button } from '../../components/button/button.tsx';
import { buttonClass } from '../../components/button/button-class.ts';
import { onRemoval } from '../../focus/on-removal.ts';
import { useStore } from '../../stores/use-store.ts';
import css from './registration-complete.module.css';

const seconds = 5;

/** The pressed button is removed; the status announces the result. */
const focusStatus = onRemoval((button) => button.closest('div')?.parentElement?.querySelector('p')?.focus());

/**
 * Forwards automatically unless the visitor wants to stay or may not play. Without JavaScript the browser's own refresh does it. The timer
 * clicks the link, so that both follow the same path.
 */
export function Forward({ href }: { href: string }) {
  const { text } = useIntl();
  const link = useRef<HTMLAnchorElement>(null);
  const [stays, setStays] = useState(false);
  const isLocated = useStore('geo', ({ initial }) => !initial);
  const mayPlay = useStore('geo', ({ blockedEntryLinks }) => !blockedEntryLinks.includes('play'));
  const forwards = isLocated && mayPlay && !stays;
  useEffect(() => {
    if (!forwards) return;
    const timer = setTimeout(() => link.current?.click(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [forwards]);
  return (
    <div className={css.forward}>
      <noscript>
        <meta httpEquiv="refresh" content={`${seconds};url=${href}`} />
      </noscript>
      <p role="status" tabIndex={-1}>
        {stays || !mayPlay ? text('registered.stayed') : text('registered.forward', { seconds })}
      </p>
      <div className={css.actions}>
        <a ref={link} data-registered="" className={buttonClass('accent', 'large')} href={href}>
          {text('registered.lobby')}
        </a>
        {!stays && mayPlay && (
          <Button ref={focusStatus} kind="ghost" size="large" className={css.stay} onClick={() => setStays(true)}>
            {text('registered.stay')}
          </Button>
        )}
      </div>
    </div>
  );
}
