import type { IconName } from './icon-paths.ts';

/** A drawing beside or instead of words; whoever uses it alone names its control. `size` in px, 22 when left out. */
export function Icon({ name, size }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
