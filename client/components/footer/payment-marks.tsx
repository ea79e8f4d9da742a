import { paymentOptions } from '../../../shared/data/feeds.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { href } from '../../../shared/routing/href.ts';
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
            {option.has_info ? <a href={href(culture, 'paymentMethod', { paymentSlug: option.slug })}>{mark}</a> : mark}
          </li>
        );
      })}
    </ul>
  );
}
