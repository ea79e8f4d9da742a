import type { ComponentProps } from 'react';
import { type ButtonKind, buttonClass } from './button-class.ts';
import css from './control.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Defaults to `button`, which submits no form. */
  type?: 'submit';
  kind: ButtonKind;
  size?: 'large';
  /** Shows a spinner before the label and ignores clicks; the width doesn't change. */
  busy?: boolean;
}

export function Button({ kind, size, busy, className, type, onClick, ...rest }: ButtonProps) {
  return (
    // `disabled` would remove the focus during the work; `aria-disabled` preserves it.
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass(kind, size, className ? `${css.control} ${className}` : css.control)}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : { onClick })}
    />
  );
}
