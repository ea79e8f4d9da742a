import type { ButtonHTMLAttributes } from 'react';
import { type ButtonKind, buttonClass } from './button-class.ts';
import css from './control.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** Left out: a button that sends nothing. */
  type?: 'submit';
  kind: ButtonKind;
  size?: 'large';
  /** Shows a ring before the label and takes no presses; the width stays. */
  busy?: boolean;
}

export function Button({ kind, size, busy, className, type, onClick, ...rest }: ButtonProps) {
  return (
    // aria-disabled keeps the focus where it is while the work goes on; the disabled attribute would drop it.
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass(kind, size, className ? `${css.control} ${className}` : css.control)}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : { onClick })}
    />
  );
}
