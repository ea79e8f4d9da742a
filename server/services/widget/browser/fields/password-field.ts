import type { Context } from '../context.ts';
import { button } from '../element.ts';
import type { Field } from './field.ts';
import { textField } from './text-field.ts';

/** A password, which can be shown while it is typed: a new one with its rule, or the present one. */
export function passwordField({ text, settings }: Context, kind: 'present' | 'new', label = text('password')): Field {
  const count = String(settings.shortestPassword);
  const toggle = button('', 'reveal', () => {
    const isShown = field.input.type === 'text';
    field.input.type = isShown ? 'password' : 'text';
    toggle.setAttribute('aria-pressed', String(!isShown));
  });
  toggle.setAttribute('aria-label', text('showPassword'));
  toggle.setAttribute('aria-pressed', 'false');
  const field = textField({
    name: 'password',
    label,
    type: 'password',
    missing: text('wrongMissing'),
    aside: toggle,
    ...(kind === 'present'
      ? { autocomplete: 'current-password' }
      : {
          autocomplete: 'new-password',
          hint: text('passwordHint', { count }),
          check: (value) => (value.length < settings.shortestPassword ? text('wrongPassword', { count }) : undefined),
        }),
  });
  return field;
}
