import type { Img } from '../../../shared/contract/basics.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Picture } from '../../components/picture/picture.tsx';
import { uniqueKeys } from '../../components/unique-keys.ts';
import css from './game.module.css';

export function Screenshots({ pictures }: { pictures: readonly Img[] }) {
  const { text } = useIntl();
  if (pictures.length === 0) return null;
  const keys = uniqueKeys(pictures, ({ url }) => url);
  return (
    // The list scrolls sideways on a phone and contains nothing focusable, so the keyboard needs the list itself.
    <ul className={css.shots} aria-label={text('game.screenshots')} tabIndex={0}>
      {pictures.map(({ url, width, height, alt }, place) => (
        <li key={keys[place]}>
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
