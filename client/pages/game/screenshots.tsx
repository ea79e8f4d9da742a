import type { Img } from '../../../shared/contract/basics.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Picture } from '../../components/picture/picture.tsx';
import css from './game.module.css';

export function Screenshots({ pictures }: { pictures: readonly Img[] }) {
  const { text } = useIntl();
  if (pictures.length === 0) return null;
  return (
    // Scrolls sideways on a phone and holds nothing to focus: the keyboard needs the list itself.
    <ul className={css.shots} aria-label={text('game.screenshots')} tabIndex={0}>
      {pictures.map(({ url, width, height, alt }) => (
        <li key={url}>
          <Picture
            url={url}
            kind="screenshot"
            width={width}
            height={height}
            alt={alt}
            sizes="(width >= 48em) 50vw, 300px"
          />
        </li>
      ))}
    </ul>
  );
}
