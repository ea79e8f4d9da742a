import type { Spec } from '../../../shared/contract/games.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { factOrder } from './fact-order.ts';
import css from './facts.module.css';
import { formatSpec, specLabel } from './format-spec.ts';

/** A list of every known parameter. */
export function Facts({ specs }: { specs: readonly Spec[] }) {
  const intl = useIntl();
  const rows = specs
    .toSorted((one, other) => factOrder.indexOf(one.key) - factOrder.indexOf(other.key))
    .flatMap((spec) => {
      const label = specLabel(intl, spec);
      const value = formatSpec(intl, spec);
      return label && value ? [{ key: spec.key, label, value, note: spec.note }] : [];
    });
  if (rows.length === 0) return null;
  return (
    <dl className={css.facts}>
      {rows.map(({ key, label, value, note }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
