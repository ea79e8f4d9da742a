import { paymentOptions } from '../../../shared/data/feeds.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { PaymentMark } from '../../components/payment-mark/payment-mark.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { useSite } from '../../site-context.ts';
import css from './payments.module.css';

/** The methods other than the page's own. */
export function OtherMethods({ slug }: { slug: string }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const options = found(useData(paymentOptions(culture.code))) ?? [];
  const others = options.filter((option) => option.has_info && option.slug !== slug);
  if (others.length === 0) return null;
  return (
    <section className={css.others} aria-labelledby="others">
      <h2 id="others">{text('payments.others')}</h2>
      <ul>
        {others.map((option) => (
          <li key={option.key}>
            <RouteLink to="paymentMethod" params={{ paymentSlug: option.slug }}>
              <a>
                <PaymentMark option={option} alt={option.name} />
              </a>
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
