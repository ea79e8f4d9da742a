import { element } from '../element.ts';
import { createNotes, type Field, type FieldText } from './field.ts';

interface ChoiceFieldOptions extends FieldText {
  choices: readonly (readonly [value: string, label: string])[];
  value?: string;
  missing: string;
  /** Beside each other as far as there is room, instead of one below the other. */
  inRow?: boolean;
}

/** One of a few, all in sight. */
export function choiceField(options: ChoiceFieldOptions): Field {
  const { name, label, choices, value, missing, inRow = false } = options;
  const inputs = choices.map(([each]) => {
    const input = element('input', { type: 'radio', id: `${name}-${each}`, name, value: each });
    input.checked = each === value;
    return input;
  });
  const group = element('fieldset', { class: 'field' }, element('legend', {}, label));
  const { lines, complain } = createNotes(group, options);
  const rows = inputs.map((input, index) => element('label', { class: 'choice' }, input, choices[index]?.[1]));
  group.append(element('div', { class: inRow ? 'choices in-row' : 'choices' }, ...rows), ...lines);
  const read = () => inputs.find(({ checked }) => checked)?.value ?? '';
  return {
    name,
    node: group,
    read,
    problem: () => (read() === '' ? missing : undefined),
    complain,
    focus: () => (inputs.find(({ checked }) => checked) ?? inputs[0])?.focus(),
  };
}
