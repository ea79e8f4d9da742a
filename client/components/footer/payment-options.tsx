import { Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { menuItems } from '../../../shared/menu/menu-items.ts';
import { useSeen } from '../../scroll/use-seen.ts';
import { useSite } from '../../site-context.ts';
import css from './footer.module.css';
import type { PaymentMarks } from './payment-marks.tsx';

/** Ways to pay, where the culture has a page of them. Their place is kept; the marks come when it is scrolled into view. */
export function PaymentOptions() {
  const { culture, brand } = useSite();
  const { text } = useIntl();
  const place = useRef<HTMLElement>(null);
  const seen = useSeen(place);
  const [{ Marks }, setMarks] = useState<{ Marks?: typeof PaymentMarks }>({});
  useEffect(() => {
    if (!seen) return;
    // Without them the footer says all that it must.
    import('../../later.ts').then(
      (later) => setMarks({ Marks: later.PaymentMarks }),
      () => undefined,
    );
  }, [seen]);
  if (menuItems(['payments'], culture, brand.id).length === 0) return null;
  return (
    <section ref={place} className={css.payments} aria-label={text('menu.payments')}>
      {Marks && (
        <Suspense>
          <Marks />
        </Suspense>
      )}
    </section>
  );
}
