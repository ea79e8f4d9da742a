import type { Fact } from './card-facts.ts';

/** Rows of a `<dl>`. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
}
