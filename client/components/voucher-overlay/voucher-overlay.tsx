import { Suspense } from 'react';
import { effectiveRestriction } from '../../../shared/account/restricted-mode.ts';
import { isBlocking } from '../../../shared/geo/permissions.ts';
import { useSite } from '../../site-context.ts';
import { useStore } from '../../stores/use-store.ts';
import { useVisitorStore } from '../../visitor/visitor-context.ts';
import { lazyPart } from '../region/lazy-part.tsx';
import { Region } from '../region/region.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import css from './voucher-overlay.module.css';
import { voucherTitle } from './voucher-title.ts';

const VoucherPanel = lazyPart(async () => (await import('./voucher-panel.tsx')).VoucherPanel);

const isVoucher = (hash: string) => hash === 'voucher';

/** Hidden in cultures without promotions and where the account is blocked. */
export function VoucherOverlay() {
  const { promotionsEnabled } = useSite().culture;
  const geo = useStore('geo');
  const { notOntario } = useVisitorStore('player');
  const isRequested = useStore('ui', ({ hash }) => isVoucher(hash));
  const isOpen = isRequested && promotionsEnabled && !isBlocking(effectiveRestriction({ ...geo, notOntario }));
  return (
    <Sheet className={css.low} labelledBy={voucherTitle} belongs={isVoucher}>
      {isOpen && (
        <Region name="voucher">
          <Suspense>
            <VoucherPanel />
          </Suspense>
        </Region>
      )}
    </Sheet>
  );
}
