import { Suspense, useEffect, useRef, useState } from 'react';
import { menuItems } from '../../../shared/menu/menu-items.ts';
import { useSeen } from '../../scroll/use-seen.ts';
import { useSite } from '../../site-context.ts';
import css from './footer.module.css';
import type { PaymentMarks } from './payment-marks.tsx';

/** Payment methods, where the culture has pages about them. Reserves their space and loads the logos when scrolled into view. */
export function PaymentOptions() {
  const { culture, brand } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const [{ Marks }, setMarks] = useState<{ Marks?: typeof PaymentMarks }>({});
  useEffect(() => {
    if (!seen) return;
    // The footer is complete without the logos.
    import('../../on-demand.ts').then(
      (later) => setMarks({ Marks: later.PaymentMarks }),
      () => undefined,
    );
  }, [seen]);
  const hasMany = menuItems(['payments'], culture, brand.id).length > 0;
  if (!hasMany && menuItems(['pnp'], culture, brand.id).length === 0) return null;
  return (
    <div ref={place} className={hasMany ? css.payments : `${css.payments} ${css.few}`}>
      {Marks && (
        <Suspense fallback={<span />}>
          <Marks />
        </Suspense>
      )}
    </div>
  );
}
