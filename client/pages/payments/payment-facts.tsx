import type { PaymentInfo } from '../../../shared/contract/feeds.ts';
import { formatMoney } from '../../../shared/i18n/format.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';

/** The compared facts of every method, in their order. */
export const paymentFacts = ['min', 'max', 'deposit', 'withdrawal', 'fees'] as const;

interface PaymentFactsProps {
  info: PaymentInfo;
  className?: string | undefined;
}

/** A missing fact leaves an empty cell, so that the columns stay aligned. */
export function PaymentFacts({ info, className }: PaymentFactsProps) {
  const intl = useIntl();
  const { min, max, depositTime, withdrawalTime, fees } = info;
  const values: Readonly<Record<(typeof paymentFacts)[number], string | undefined>> = {
    min: min && formatMoney(intl, min, true),
    max: max && formatMoney(intl, max, true),
    deposit: depositTime,
    withdrawal: withdrawalTime,
    fees,
  };
  return (
    <dl className={className}>
      {paymentFacts.map((fact) => (
        <div key={fact} hidden={values[fact] === undefined}>
          <dt>{intl.text(`payments.${fact}`)}</dt>
          <dd>{values[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}
