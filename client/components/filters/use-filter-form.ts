import { type SubmitEvent, useEffect, useRef } from 'react';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { usePage } from '../../site-context.ts';
import { formQuery } from './filter-query.ts';

/** Sets the form's fields from a query, without moving the focus. */
function takeOver(form: HTMLFormElement, query: string) {
  const requested = new URLSearchParams(query);
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      field.value = requested.get(field.name) ?? '';
      if (field.selectedIndex < 0) field.value = '';
    }
    if (field instanceof HTMLInputElement) {
      const values = requested.getAll(field.name);
      field.checked = values.includes(field.value) || (field.value === '' && values.length === 0);
    }
  }
}

/** Whether a field differs from the document. A query value without an option counts as no choice. */
const isChanged = (form: HTMLFormElement) =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked;
    if (!(field instanceof HTMLSelectElement)) return false;
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(first, 0);
  });

/**
 * Applies every change immediately, without a reload. `path` is the list's path and `query` the current one. When the query changes
 * otherwise (back, a chip) the form follows. Keeps choices made before hydration.
 */
export function useFilterForm(path: string, query: string) {
  const { navigate } = useNavigation();
  const { isMovedTo = false } = usePage();
  const form = useRef<HTMLFormElement>(null);
  /** After client-side navigation the form matches the URL; only the first document's form can have changed before hydration. */
  const hydrated = useRef(isMovedTo);

  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    if (hydrated.current) takeOver(fields, query);
    else if (isChanged(fields)) navigate(path + formQuery(fields, query));
    hydrated.current = true;
  }, [navigate, path, query]);

  const apply = () => {
    if (form.current) navigate(path + formQuery(form.current, query));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply();
  };
  return { form, apply, submit };
}
