import type { IconName } from './icon-paths.ts';

/** The name of a drawing in the sprite, or the outline of a rarer icon. */
type IconProps = ({ name: IconName } | { outline: string }) & {
  /** In px; defaults to 22. */
  size?: number;
};

/** An icon beside a text or alone; an icon-only control needs its own accessible name. */
export function Icon({ size, ...drawing }: IconProps) {
  const isNamed = 'name' in drawing;
  return (
    <svg className="icon" width={size} height={size} viewBox={isNamed ? undefined : '0 0 24 24'} aria-hidden="true">
      {isNamed ? <use href={`#i-${drawing.name}`} /> : <path d={drawing.outline} />}
    </svg>
  );
}
