import { element } from '../element.ts';
import { createNotes, type Field, type FieldText } from './field.ts';

interface SelectFieldOptions extends FieldText {
  choices: readonly (readonly [value: string, label: string])[];
  value?: string | undefined;
  autocomplete?: string;
  optional?: string;
  missing: string;
  disabled?: boolean;
}

/** A select field. An empty value means no choice. */
export function selectField(options: SelectFieldOptions): Field {
  const { name, label, choices, value = '', autocomplete, optional, missing, disabled } = options;
  const select = element('select', { id: name, name, autocomplete, disabled, required: optional === undefined });
  select.append(...choices.map(([each, words]) => new Option(words, each, each === value, each === value)));
  const { lines, complain } = createNotes(select, options);
  const caption = element('label', { for: name }, label, optional && element('small', {}, ` ${optional}`));
  return {
    name,
    node: element('div', { class: 'field' }, caption, element('div', { class: 'frame' }, select), ...lines),
    read: () => select.value,
    problem: () => (select.value === '' && optional === undefined ? missing : undefined),
    complain,
    focus: () => select.focus(),
  };
}
