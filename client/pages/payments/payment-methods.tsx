import type { PaymentOption } from '../../../shared/contract/feeds.ts';
import { paymentInfo, paymentOptions } from '../../../shared/data/feeds.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { LoadFailure } from '../../components/load-failure/load-failure.tsx';
import { PaymentMark } from '../../components/payment-mark/payment-mark.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { useSite } from '../../site-context.ts';
import { PaymentFacts, paymentFacts } from './payment-facts.tsx';
import css from './payments.module.css';

function MethodFacts({ slug }: { slug: string }) {
  const { culture } = useSite();
  const info = found(useData(paymentInfo(culture.code, slug)));
  return info ? <PaymentFacts info={info} className={css.facts} /> : null;
}

function Method({ option }: { option: PaymentOption }) {
  const { name, slug, has_info: hasInfo } = option;
  return (
    <li className={css.method}>
      <PaymentMark option={option} className={css.mark} />
      <h2>
        {hasInfo ? (
          <RouteLink to="paymentMethod" params={{ paymentSlug: slug }}>
            <a>{name}</a>
          </RouteLink>
        ) : (
          name
        )}
      </h2>
      {hasInfo && <MethodFacts slug={slug} />}
    </li>
  );
}

/** Every method with its facts, rendered at once to avoid layout shifts: cards on a phone, rows under common headings on wide screens. */
export function PaymentMethods() {
  const { culture } = useSite();
  const { text } = useIntl();
  const options = found(useData(paymentOptions(culture.code)));
  if (!options) return <LoadFailure of="content" links={['home']} />;
  if (options.length === 0) return <p>{text('payments.none')}</p>;
  return (
    <div className={css.methods}>
      {/* Each card repeats the facts' names for screen readers. */}
      <div className={css.headings} aria-hidden="true">
        <span>{text('payments.method')}</span>
        {paymentFacts.map((fact) => (
          <span key={fact}>{text(`payments.${fact}`)}</span>
        ))}
      </div>
      <ul>
        {options.map((option) => (
          <Method key={option.key} option={option} />
        ))}
      </ul>
    </div>
  );
}
