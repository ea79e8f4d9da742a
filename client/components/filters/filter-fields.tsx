import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CategoryFilters } from '../../../shared/data/category-query.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import type { FilterGroup, FilterOption } from './filter-options.ts';
import css from './filters.module.css';

/** Number of options shown at once. The others are collapsed, unless one of them is selected. */
const seen = 6;

export function FilterFields({ group, filters }: { group: FilterGroup; filters: CategoryFilters }) {
  const { text, formats } = useIntl();
  const { name, title, kind, options } = group;
  const chosen = new Set([filters[name] ?? ''].flat().map(String));
  const field = ({ value, label, count }: FilterOption) => (
    <label key={value}>
      <input type={kind} name={name} value={value} defaultChecked={chosen.has(value)} />
      <span>{label}</span>
      {count !== undefined && <small>{formats.formatNumber(count)}</small>}
    </label>
  );
  const folded = options.slice(seen);
  const hasChosen = folded.some(({ value }) => chosen.has(value));
  // Stays open when the last choice in it is removed, which may have the focus.
  const [isOpen, setIsOpen] = useState(hasChosen);
  if (hasChosen && !isOpen) setIsOpen(true);
  const open = (event: MouseEvent) => {
    const details = event.currentTarget.parentElement;
    event.preventDefault();
    flushSync(() => setIsOpen(true));
    // The summary is hidden now.
    details?.querySelector('input')?.focus();
  };
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      {options.slice(0, seen).map(field)}
      {folded.length > 0 && (
        <details open={isOpen}>
          <summary onClick={open}>{text('catalogue.moreChoices', { count: folded.length })}</summary>
          {folded.map(field)}
        </details>
      )}
    </fieldset>
  );
}
