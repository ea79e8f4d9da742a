import { type InputHTMLAttributes, useId } from 'react';
import css from './text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  label: string;
  /** Error message for the input. */
  error?: string | undefined;
}

export function TextField({ label, error, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })} />
      {error && <p id={`${id}-error`}>{error}</p>}
    </div>
  );
}
