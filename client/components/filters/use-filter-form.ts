import { type SubmitEvent, useEffect, useRef } from 'react';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { usePage } from '../../site-context.ts';
import { formQuery } from './filter-query.ts';

/** Gives the form's fields the choices of an address, without touching the focus. */
function takeOver(form: HTMLFormElement, query: string) {
  const asked = new URLSearchParams(query);
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      field.value = asked.get(field.name) ?? '';
      if (field.selectedIndex < 0) field.value = '';
    }
    if (field instanceof HTMLInputElement) {
      const values = asked.getAll(field.name);
      field.checked = values.includes(field.value) || (field.value === '' && values.length === 0);
    }
  }
}

/** Whether a field says something else than the document did. An address may hold what no field can say: that is no choice. */
const isChanged = (form: HTMLFormElement) =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked;
    if (!(field instanceof HTMLSelectElement)) return false;
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(first, 0);
  });

/**
 * Shows every change at once, without a reload. `path` is the list's own, `query` the one that is shown: when it changes by other
 * means (back, a chip) the form follows; a choice made before the page was hydrated is not lost.
 */
export function useFilterForm(path: string, query: string) {
  const { navigate } = useNavigation();
  const { isMovedTo = false } = usePage();
  const form = useRef<HTMLFormElement>(null);
  /** A page that was moved to stands as its address says; only the document's may have been changed before. */
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
