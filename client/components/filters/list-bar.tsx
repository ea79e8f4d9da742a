import { type CategoryFilters, sortCodes } from '../../../shared/data/category-query.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Button } from '../button/button.tsx';
import { buttonClass } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import { knowsCommands } from '../modal/invoker-commands.ts';
import { AppliedFilters } from './applied-filters.tsx';
import type { FilterGroup } from './filter-options.ts';
import { appliedFilters } from './filter-query.ts';
import { filterFormId, filterSheetId } from './filter-ids.ts';
import css from './list-bar.module.css';

interface ListBarProps {
  path: string;
  groups: readonly FilterGroup[];
  filters: CategoryFilters;
  total: number;
  hasRtp: boolean;
  onSort: () => void;
}

function openSheet() {
  const sheet = document.getElementById(filterSheetId);
  if (!knowsCommands() && sheet instanceof HTMLDialogElement) sheet.showModal();
}

/** The number of games, the applied filters, and the sort order. */
export function ListBar({ path, groups, filters, total, hasRtp, onSort }: ListBarProps) {
  const { text } = useIntl();
  const { length: applied } = appliedFilters(filters);
  return (
    <div className={css.bar}>
      <p className={`display ${css.count}`} role="status">
        {text('catalogue.count', { count: total })}
      </p>
      <button
        type="button"
        className={buttonClass('quiet', undefined, css.open)}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={filterSheetId}
        onClick={openSheet}
      >
        <Icon outline="M4 7h16M7 12h10M10 17h4" size={20} />
        {text('catalogue.filtersApplied', { count: applied })}
      </button>
      <label className={css.sort}>
        <span>{text('catalogue.sort')}</span>
        <select name="sort" form={filterFormId} defaultValue={filters.sort ?? ''} autoComplete="off" onChange={onSort}>
          {sortCodes.map(
            (code, index) =>
              (code !== 'rtp' || hasRtp) && (
                <option key={code} value={index === 0 ? '' : code}>
                  {text(`catalogue.sort.${code}`)}
                </option>
              ),
          )}
        </select>
        <Icon outline="m6 9.5 6 6 6-6" size={18} />
      </label>
      <Button kind="quiet" type="submit" form={filterFormId} className={css.plain}>
        {text('catalogue.applyPlain')}
      </Button>
      <AppliedFilters path={path} groups={groups} filters={filters} />
    </div>
  );
}
