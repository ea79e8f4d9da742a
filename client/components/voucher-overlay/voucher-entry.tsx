import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { AccountLinks } from '../account-links/account-links.tsx';
import { useVisitorStore } from '../../visitor/visitor-context.ts';
import { VoucherForm, type VoucherFormProps } from './voucher-form.tsx';
import { voucherTitle } from './voucher-title.ts';
import css from './voucher.module.css';

/** The code field for known accounts; a login link for others. */
export function VoucherEntry({ onRedeemed }: Pick<VoucherFormProps, 'onRedeemed'>) {
  const { text } = useIntl();
  const { username } = useVisitorStore('player');
  return (
    <>
      <h2 id={voucherTitle}>{text('voucher.title')}</h2>
      {username ? (
        <>
          <p>{text('voucher.lead')}</p>
          <VoucherForm username={username} onRedeemed={onRedeemed} />
        </>
      ) : (
        <>
          <p>{text('voucher.login')}</p>
          <p className={css.actions}>
            <AccountLinks />
          </p>
        </>
      )}
    </>
  );
}
