import { paymentOptions } from '../../../shared/data/feeds.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { RouteLink } from '../route-link.tsx';
import { useSite } from '../../site-context.ts';
import { PaymentMark } from '../payment-mark/payment-mark.tsx';

/** The marks of all ways to pay; one that has more to say leads to it. */
export function PaymentMarks() {
  const { culture } = useSite();
  const options = found(useData(paymentOptions(culture.code))) ?? [];
  return (
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
  );
}
