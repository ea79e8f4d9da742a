import css from './button.module.css';

/**
 * `accent` is the one main action, `yellow` and `green` are calls to action of banners and games, `ghost` goes beside them, `quiet` is for
 * the rest.
 */
export type ButtonKind = 'accent' | 'yellow' | 'green' | 'ghost' | 'quiet';

/** Class names that make an `<a>` look like a button: `<a className={buttonClass('ghost')}>`. A `<button>` is a {@link Button}. */
export function buttonClass(kind: ButtonKind, size?: 'large', extra?: string): string {
  return [css.button, css[kind], size && css[size], extra].filter(Boolean).join(' ');
}

/** Class names of an icon-only control: 44 px, `outlined` where it is alone. */
export function iconButtonClass(outlined?: 'outlined', extra?: string): string {
  return [css.icon, outlined && css[outlined], extra].filter(Boolean).join(' ');
}
