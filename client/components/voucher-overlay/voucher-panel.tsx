import { useState } from 'react';
import type { Prize } from '../../../shared/contract/voucher.ts';
import { LateTexts } from '../../texts/late-texts.tsx';
import { VoucherEntry } from './voucher-entry.tsx';
import { VoucherTerms } from './voucher-terms.tsx';
import { VoucherThanks } from './voucher-thanks.tsx';
import css from './voucher.module.css';

const areas = ['voucher', 'account'] as const;

export function VoucherPanel() {
  const [redeemed, setRedeemed] = useState<{ prize: Prize | undefined }>();
  return (
    <div className={css.panel}>
      <LateTexts areas={areas}>
        {redeemed ? <VoucherThanks {...redeemed} /> : <VoucherEntry onRedeemed={(prize) => setRedeemed({ prize })} />}
        <VoucherTerms />
      </LateTexts>
    </div>
  );
}
