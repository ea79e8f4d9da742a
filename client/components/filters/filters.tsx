import type { RefObject, SubmitEvent } from 'react';
import type { CategoryFilters } from '../../../shared/data/category-query.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Button } from '../button/button.tsx';
import { iconButtonClass } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import { isNarrow, useFirstScreen } from '../../stores/use-first-screen.ts';
import { knowsCommands } from '../modal/invoker-commands.ts';
import { closeFromOverlay } from '../modal/use-modal.ts';
import { FilterFields } from './filter-fields.tsx';
import { filterFormId, filterSheetId } from './filter-ids.ts';
import type { FilterGroup } from './filter-options.ts';
import css from './filters.module.css';

interface FiltersProps {
  /** Path of the list with the culture's prefix. */
  path: string;
  groups: readonly FilterGroup[];
  filters: CategoryFilters;
  /** Number of games that match. */
  total: number;
  form: RefObject<HTMLFormElement | null>;
  onChange: () => void;
  onSubmit: (event: SubmitEvent) => void;
}

const listen = (dialog: HTMLDialogElement | null) => (dialog ? closeFromOverlay(dialog) : undefined);

/** The filter form: a column beside the list on wide screens, a sheet opened by the bar's button on narrow ones. */
export function Filters({ path, groups, filters, total, form, onChange, onSubmit }: FiltersProps) {
  const { text } = useIntl();
  const isHidden = useFirstScreen() && isNarrow();
  return (
    <dialog ref={listen} id={filterSheetId} className={css.sheet} aria-label={text('catalogue.filters')} closedby="any">
      {/* The URL holds the choices; fields restored by the browser would contradict it. */}
      <form
        ref={form}
        id={filterFormId}
        action={path}
        autoComplete="off"
        onChange={onChange}
        onSubmit={(event) => {
          onSubmit(event);
          event.currentTarget.closest('dialog')?.close();
        }}
      >
        <div className={css.head}>
          <h2>{text('catalogue.filters')}</h2>
          <button
            type="button"
            className={iconButtonClass()}
            aria-label={text('tile.close')}
            command="close"
            commandfor={filterSheetId}
            onClick={({ currentTarget }) => {
              if (!knowsCommands()) currentTarget.closest('dialog')?.close();
            }}
          >
            <Icon name="close" />
          </button>
        </div>
        {!isHidden && groups.map((group) => <FilterFields key={group.name} group={group} filters={filters} />)}
        <div className={css.foot}>
          <Button kind="accent" size="large" type="submit">
            <span className={css.live}>{text('catalogue.apply', { count: total })}</span>
            <span className={css.plain}>{text('catalogue.applyPlain')}</span>
          </Button>
        </div>
      </form>
    </dialog>
  );
}
