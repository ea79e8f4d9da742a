import { type SubmitEvent, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type Prize, voucherStates } from '../../../shared/contract/voucher.ts';
import { DataSourceContext } from '../../../shared/data/data-source.ts';
import { voucherCheck } from '../../../shared/data/voucher.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useSite } from '../../site-context.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { postRedemption } from './post-redemption.ts';
import { createRedeemer, type VoucherProblem } from './redeem.ts';
import css from './voucher.module.css';

export interface VoucherFormProps {
  username: string;
  onRedeemed(prize: Prize | undefined): void;
}

export function VoucherForm({ username, onRedeemed }: VoucherFormProps) {
  const { localCode } = useSite().culture;
  const { text } = useIntl();
  const source = useContext(DataSourceContext);
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<VoucherProblem>();
  const redeem = useMemo(
    () =>
      createRedeemer({
        async check(voucher) {
          const result = await source?.fetch(voucherCheck(localCode, voucher, username));
          return result?.state === 'found' ? result.data : voucherStates.failed;
        },
        redeem: (voucher, key) => postRedemption({ voucher, username, brandLocalCode: localCode }, key),
      }),
    [source, localCode, username],
  );

  // The dialog opened before the field existed, so focus it now.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const field = event.currentTarget.querySelector('input');
    setBusy(true);
    setProblem(undefined);
    const result = await redeem(field?.value ?? '').finally(() => setBusy(false));
    if (result.outcome === 'redeemed') {
      onRedeemed(result.prize);
      return;
    }
    setProblem(result.outcome);
    field?.focus();
  };

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={text('voucher.code')}
        name="voucher"
        required
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        error={problem && text(`voucher.${problem}`)}
      />
      <Button type="submit" kind="yellow" size="large" busy={isBusy}>
        {text('voucher.submit')}
      </Button>
      <p className={css.account}>{text('voucher.account', { name: username })}</p>
    </form>
  );
}
