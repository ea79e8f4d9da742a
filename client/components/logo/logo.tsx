import { href } from '../../../shared/routing/href.ts';
import { useSite } from '../../site-context.ts';
import css from './logo.module.css';

/** The comet and the site's name; leads home. */
export function Logo({ onClick }: { onClick?: () => void }) {
  const { brand, culture } = useSite();
  return (
    <a className={`display ${css.logo}`} href={href(culture, 'home', {})} onClick={onClick}>
      <svg aria-hidden="true">
        <use href="#i-comet" />
      </svg>
      <span>{brand.name}</span>
    </a>
  );
}
