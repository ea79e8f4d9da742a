import { element } from '../element.ts';

export type Value = string | number | boolean;

/** A control of a form with its label, its hint and its error. */
export interface Field {
  name: string;
  node: HTMLElement;
  read(): Value;
  /** Problem of the current value. */
  problem(): string | undefined;
  /** Shows an error that is associated with the control. An empty text removes it. */
  complain(problem?: string): void;
  focus(): void;
}

export interface FieldText {
  name: string;
  label: string;
  hint?: string | undefined;
}

/** The lines below a control, and the attributes that tie them to it. */
export function createNotes(control: HTMLElement, { name, hint }: FieldText) {
  const error = element('p', { class: 'error', id: `${name}-error`, hidden: true });
  const lines = hint === undefined ? [error] : [element('p', { class: 'hint', id: `${name}-hint` }, hint), error];
  const describe = (hasError: boolean) => {
    const ids = [...(hint === undefined ? [] : [`${name}-hint`]), ...(hasError ? [`${name}-error`] : [])];
    if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
    else control.removeAttribute('aria-describedby');
  };
  describe(false);
  return {
    lines,
    complain(problem?: string): void {
      error.hidden = problem === undefined;
      error.textContent = problem ?? '';
      if (problem === undefined) control.removeAttribute('aria-invalid');
      else control.setAttribute('aria-invalid', 'true');
      describe(problem !== undefined);
    },
  };
}
