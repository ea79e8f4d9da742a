import type { ReactNode } from 'react';
import css from './chips.module.css';

export interface Chip {
  label: string;
  href: string;
  current?: boolean;
  /** Content after the label, inside the link. */
  more?: ReactNode;
}

interface ChipsProps {
  /** Accessible name of the navigation. */
  label: string;
  chips: readonly Chip[];
  className?: string | undefined;
}

/** A navigation of chips; absent without chips. */
export function Chips({ label, chips, className }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul className={css.chips}>
        {chips.map((chip) => (
          <li key={chip.href}>
            <a className={css.chip} href={chip.href} aria-current={chip.current ? 'page' : undefined}>
              {chip.label}
              {chip.more}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
