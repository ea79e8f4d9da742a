import { type Child, element } from '../element.ts';
import { createNotes, type Field } from './field.ts';

interface CheckFieldOptions {
  name: string;
  label: readonly Child[];
  /** Said when it must be set and is not. */
  missing?: string;
}

/** Yes or no. */
export function checkField({ name, label, missing }: CheckFieldOptions): Field {
  const input = element('input', { type: 'checkbox', id: name, name, required: missing !== undefined });
  const { lines, complain } = createNotes(input, { name, label: '' });
  const caption = element('label', { class: 'choice', for: name }, input, element('span', {}, ...label));
  return {
    name,
    node: element('div', { class: 'field' }, caption, ...lines),
    read: () => input.checked,
    problem: () => (input.checked ? undefined : missing),
    complain,
    focus: () => input.focus(),
  };
}
