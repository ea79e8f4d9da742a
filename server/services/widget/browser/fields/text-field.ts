import { element } from '../element.ts';
import { createNotes, type Field, type FieldText } from './field.ts';

interface TextFieldOptions extends FieldText {
  type?: 'text' | 'email' | 'tel' | 'date' | 'password';
  /** Value of the `autocomplete` attribute (HTML, autofill). */
  autocomplete: string;
  /** Said beside the label of a field that may stay empty. */
  optional?: string;
  value?: string | undefined;
  inputmode?: 'numeric';
  /** Last day of a date. */
  max?: string;
  /** Problem of a value that is not empty. */
  check?(value: string): string | undefined;
  /** Said when it is empty and must not be. */
  missing: string;
  /** Shown beside the control, within its frame. */
  aside?: HTMLElement;
}

/** A line of text. */
export function textField(options: TextFieldOptions): Field & { input: HTMLInputElement } {
  const { name, label, type = 'text', autocomplete, optional, value, inputmode, max, check, missing, aside } = options;
  const input = element('input', {
    id: name,
    name,
    type,
    autocomplete,
    inputmode,
    max,
    required: optional === undefined,
  });
  input.value = value ?? '';
  if (type === 'email' || name === 'login' || name === 'username') {
    input.setAttribute('autocapitalize', 'none');
    input.spellcheck = false;
  }
  const { lines, complain } = createNotes(input, options);
  const read = () => (type === 'password' ? input.value : input.value.trim());
  const caption = element('label', { for: name }, label, optional && element('small', {}, ` ${optional}`));
  return {
    name,
    input,
    node: element('div', { class: 'field' }, caption, element('div', { class: 'frame' }, input, aside), ...lines),
    read,
    problem() {
      const text = read();
      if (text === '') return optional === undefined ? missing : undefined;
      return check?.(text);
    },
    complain,
    focus: () => input.focus(),
  };
}
