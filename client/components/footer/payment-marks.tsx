import { paymentOptions } from '../../../shared/data/feeds.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { RouteLink } from '../route-link.tsx';
import { useSite } from '../../site-context.ts';
import { PaymentMark } from '../payment-mark/payment-mark.tsx';

/** Logos of all payment methods; methods with a page link to it. */
export function PaymentMarks() {
  const { culture } = useSite();
  const { text } = useIntl();
  const options = found(useData(paymentOptions(culture.code))) ?? [];
  if (options.length === 0) return null;
  return (
    <section aria-label={text('menu.payments')}>
      <ul>
        {options.map((option) => {
          const mark = <PaymentMark option={option} alt={option.name} />;
          return (
            <li key={option.key}>
              {option.has_info ? (
                <RouteLink to="paymentMethod" params={{ paymentSlug: option.slug }}>
                  <a>{mark}</a>
                </RouteLink>
              ) : (
                mark
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
