import { element } from '../element.ts';
import { createNotes, type Field, type FieldText } from './field.ts';

/** Several lines of text. */
export function areaField(options: FieldText & { missing: string; most: number }): Field {
  const { name, label, missing, most } = options;
  const area = element('textarea', { id: name, name, rows: 5, maxlength: most, required: true });
  const { lines, complain } = createNotes(area, options);
  const read = () => area.value.trim();
  return {
    name,
    node: element('div', { class: 'field' }, element('label', { for: name }, label), area, ...lines),
    read,
    problem: () => (read() === '' ? missing : undefined),
    complain,
    focus: () => area.focus(),
  };
}
