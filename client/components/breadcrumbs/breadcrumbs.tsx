import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { uniqueKeys } from '../unique-keys.ts';
import css from './breadcrumbs.module.css';

export interface Crumb {
  name: string;
  /** With the culture's prefix. */
  href: string;
}

export function Breadcrumbs({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  const { text } = useIntl();
  const keys = uniqueKeys(trail, ({ href }) => href);
  return (
    <nav aria-label={text('menu.breadcrumbs')} className={css.crumbs}>
      <ol>
        {trail.map(({ name, href }, place) => (
          <li key={keys[place]}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
