import { useState } from 'react';
import { LateTexts } from '../../texts/late-texts.tsx';
import { VoucherEntry } from './voucher-entry.tsx';
import { VoucherTerms } from './voucher-terms.tsx';
import { VoucherThanks } from './voucher-thanks.tsx';
import css from './voucher.module.css';

const areas = ['voucher', 'account'] as const;

export function VoucherPanel() {
  const [isRedeemed, setRedeemed] = useState(false);
  return (
    <div className={css.panel}>
      <LateTexts areas={areas}>
        {isRedeemed ? <VoucherThanks /> : <VoucherEntry onRedeemed={() => setRedeemed(true)} />}
        <VoucherTerms />
      </LateTexts>
    </div>
  );
}
