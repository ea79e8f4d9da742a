import { useEffect, useRef } from 'react';
import type { Prize } from '../../../shared/contract/voucher.ts';
import { formatMoney } from '../../../shared/i18n/format.ts';
import type { CultureIntl } from '../../../shared/i18n/intl.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useSite } from '../../site-context.ts';
import { lobbyHref } from '../../visitor/platform-links.ts';
import { buttonClass } from '../button/button-class.ts';
import { voucherTitle } from './voucher-title.ts';
import css from './voucher.module.css';

/** Returns the prize as text; empty when the service gives no details. */
function prizeWords(intl: CultureIntl, { freeSpins, money, text }: Prize): string {
  const { count, gameName: game } = freeSpins ?? {};
  const spins = count === undefined ? undefined : intl.text('voucher.spins', { count });
  const parts = [
    spins && (game === undefined ? spins : intl.text('voucher.spinsOn', { spins, game })),
    money && formatMoney(intl, money, true),
    text,
  ];
  return intl.formats.formatList(parts.filter((part) => part !== undefined));
}

/** The prize of a redeemed code and the remaining steps. */
export function VoucherThanks({ prize }: { prize: Prize | undefined }) {
  const site = useSite();
  const intl = useIntl();
  const { text } = intl;
  const words = prize ? prizeWords(intl, prize) : '';
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused field has been removed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 id={voucherTitle} ref={heading} tabIndex={-1}>
        {text('voucher.thanks')}
      </h2>
      {words && <p className={`display ${css.prize}`}>{text('voucher.prize', { prize: words })}</p>}
      <p>{text(prize?.freeSpins ? 'voucher.verify' : 'voucher.verifyPrize')}</p>
      <p className={css.actions}>
        <a className={buttonClass('yellow', 'large')} href={lobbyHref(site)}>
          {text('voucher.next')}
        </a>
      </p>
    </>
  );
}
