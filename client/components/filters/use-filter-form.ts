import { type SubmitEvent, useEffect, useRef } from 'react';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { usePage } from '../../site-context.ts';
import { formQuery } from './filter-query.ts';

/** Gives the form's fields the choices of an address, without touching the focus. */
function takeOver(form: HTMLFormElement, query: string) {
  const asked = new URLSearchParams(query);
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = asked.get(field.name) ?? '';
    if (field instanceof HTMLInputElement) {
      const values = asked.getAll(field.name);
      field.checked = values.includes(field.value) || (field.value === '' && values.length === 0);
    }
  }
}

const sorted = (query: string) => [...new URLSearchParams(query)].map(String).toSorted().join('&');

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
    const chosen = formQuery(fields);
    if (hydrated.current) takeOver(fields, query);
    else if (sorted(chosen) !== sorted(query)) navigate(path + chosen);
    hydrated.current = true;
  }, [navigate, path, query]);

  const apply = () => {
    if (form.current) navigate(path + formQuery(form.current));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply();
  };
  return { form, apply, submit };
}
