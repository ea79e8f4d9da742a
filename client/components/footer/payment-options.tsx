import { Suspense, useRef } from 'react';
import { menuItems } from '../../../shared/menu/menu-items.ts';
import { useSeen } from '../../scroll/use-seen.ts';
import { useSite } from '../../site-context.ts';
import { useLate } from '../region/use-late.ts';
import css from './footer.module.css';

const loadMarks = () => import('./payment-marks.tsx');

/** Payment methods, where the culture has pages about them. Reserves their space and loads the logos when scrolled into view. */
export function PaymentOptions() {
  const { culture, brand } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  // The footer is complete without the logos.
  const { code } = useLate(loadMarks, seen);
  const hasMany = menuItems(['payments'], culture, brand.id).length > 0;
  if (!hasMany && menuItems(['pnp'], culture, brand.id).length === 0) return null;
  return (
    <div ref={place} className={hasMany ? css.payments : `${css.payments} ${css.few}`}>
      {code && (
        <Suspense fallback={<span />}>
          <code.PaymentMarks />
        </Suspense>
      )}
    </div>
  );
}
