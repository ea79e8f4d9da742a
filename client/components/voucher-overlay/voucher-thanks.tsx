import { useEffect, useRef } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useSite } from '../../site-context.ts';
import { lobbyHref } from '../../visitor/platform-links.ts';
import { buttonClass } from '../button/button-class.ts';
import { voucherTitle } from './voucher-title.ts';
import css from './voucher.module.css';

/** What has been won, and what is still to do for it. */
export function VoucherThanks() {
  const site = useSite();
  const { text } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  // The field that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 id={voucherTitle} ref={heading} tabIndex={-1}>
        {text('voucher.thanks')}
      </h2>
      <p className={`display ${css.prize}`}>{text('voucher.prize')}</p>
      <p>{text('voucher.verify')}</p>
      <p className={css.actions}>
        <a className={buttonClass('yellow', 'large')} href={lobbyHref(site)}>
          {text('voucher.next')}
        </a>
      </p>
    </>
  );
}
