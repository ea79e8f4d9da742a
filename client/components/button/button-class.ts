import css from './button.module.css';

/** `accent` the one main action, `yellow` and `green` calls to action of banners and games, `ghost` beside them, `quiet` the rest. */
export type ButtonKind = 'accent' | 'yellow' | 'green' | 'ghost' | 'quiet';

/** Class names that make an `<a>` look like a button: `<a className={buttonClass('ghost')}>`. A `<button>` is a {@link Button}. */
export function buttonClass(kind: ButtonKind, size?: 'large', extra?: string): string {
  return [css.button, css[kind], size && css[size], extra].filter(Boolean).join(' ');
}

/** The same for a control that shows only an icon: 44 px, `outlined` where it stands on its own. */
export function iconButtonClass(outlined?: 'outlined', extra?: string): string {
  return [css.icon, outlined && css[outlined], extra].filter(Boolean).join(' ');
}
