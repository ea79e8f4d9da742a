import type { IconName } from './icon-paths.ts';

/** A drawing of the page's, by name, or the outline of one that few pages show, and that comes with these. */
type IconProps = ({ name: IconName } | { outline: string }) & {
  /** In px, 22 when left out. */
  size?: number;
};

/** A drawing beside or instead of words; whoever uses it alone names its control. */
export function Icon({ size, ...drawing }: IconProps) {
  const isNamed = 'name' in drawing;
  return (
    <svg className="icon" width={size} height={size} viewBox={isNamed ? undefined : '0 0 24 24'} aria-hidden="true">
      {isNamed ? <use href={`#i-${drawing.name}`} /> : <path d={drawing.outline} />}
    </svg>
  );
}
