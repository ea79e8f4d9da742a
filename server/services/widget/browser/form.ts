import type { RequestError } from './send-request.ts';
import type { Context } from './context.ts';
import { element } from './element.ts';
import type { Field, Value } from './fields/field.ts';

interface FormOptions {
  fields: readonly Field[];
  submit: string;
  /** Shown between the fields and the button. */
  below?: readonly Node[];
  /** Sends the values. Returns the error of a refused request. */
  send(values: Readonly<Record<string, Value>>): Promise<RequestError | undefined>;
}

/** Shows the error of each field beside it and focuses the first of them. True without errors. */
function checkAll(fields: readonly Field[]): boolean {
  const wrong = fields.filter((field) => {
    const problem = field.problem();
    field.complain(problem);
    return problem !== undefined;
  });
  wrong[0]?.focus();
  return wrong.length === 0;
}

/** A form that is validated before it is sent, and sent once at a time. Shows an error beside its field or above all fields. */
export function form({ text }: Context, { fields, submit, below = [], send }: FormOptions): HTMLFormElement {
  // Added before it has text: screen readers announce only changes of an existing alert.
  const alert = element('p', { class: 'alert', role: 'alert' });
  const action = element('button', { class: 'primary' }, submit);
  const made = element('form', { novalidate: true }, alert, ...fields.map(({ node }) => node), ...below, action);
  let isBusy = false;

  function complain({ code, field: name }: RequestError): void {
    const field = fields.find((each) => each.name === name);
    field?.complain(text(code));
    field?.focus();
    if (!field) alert.textContent = text(code);
  }

  async function submitForm(): Promise<void> {
    alert.textContent = '';
    if (isBusy || !checkAll(fields)) return;
    isBusy = true;
    // Not disabled: that would drop the focus.
    action.setAttribute('aria-disabled', 'true');
    action.setAttribute('aria-busy', 'true');
    try {
      const error = await send(Object.fromEntries(fields.map((field) => [field.name, field.read()])));
      if (error) complain(error);
    } finally {
      isBusy = false;
      action.removeAttribute('aria-disabled');
      action.removeAttribute('aria-busy');
    }
  }

  made.addEventListener('submit', (event) => {
    event.preventDefault();
    void submitForm();
  });
  return made;
}
