import { gameTexts } from '../../../shared/data/game.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Html } from '../../components/html/html.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { uniqueKeys } from '../../components/unique-keys.ts';
import { useSite } from '../../site-context.ts';
import css from './game.module.css';

/** The editors' texts about the game. */
export function GameAbout({ slug }: { slug: string }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const sections = found(useData(gameTexts(culture.code, slug)))?.sections ?? [];
  if (sections.length === 0) return null;
  const keys = uniqueKeys(sections, ({ heading }) => heading);
  return (
    <section aria-labelledby="about" className={css.about}>
      <h2 id="about">{text('game.about')}</h2>
      {sections.map(({ heading, html, image }, place) => (
        <div key={keys[place]}>
          <h3>{heading}</h3>
          <Html html={html} />
          {image && (
            <Picture
              url={image.url}
              kind="screenshot"
              width={image.width}
              height={image.height}
              alt={image.alt}
              sizes="(width >= 64em) 640px, 100vw"
            />
          )}
        </div>
      ))}
    </section>
  );
}
