import css from './chips.module.css';

export interface Chip {
  label: string;
  href: string;
  current?: boolean;
}

interface ChipsProps {
  /** Names the navigation. */
  label: string;
  chips: readonly Chip[];
  className?: string | undefined;
}

/** A navigation of chips; absent when there is nothing to choose. */
export function Chips({ label, chips, className }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul className={css.chips}>
        {chips.map((chip) => (
          <li key={chip.href}>
            <a className={css.chip} href={chip.href} aria-current={chip.current ? 'page' : undefined}>
              {chip.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
