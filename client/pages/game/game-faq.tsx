import { gameTexts } from '../../../shared/data/games.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Html } from '../../components/html/html.tsx';
import { useSite } from '../../site-context.ts';
import css from './game.module.css';

export function GameFaq({ slug }: { slug: string }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const entries = found(useData(gameTexts(culture.code, slug)))?.faq ?? [];
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="faq" className={css.faq}>
      <h2 id="faq">{text('game.faq')}</h2>
      {entries.map(({ question, answerHtml }) => (
        <details key={question}>
          <summary>{question}</summary>
          <Html html={answerHtml} />
        </details>
      ))}
    </section>
  );
}
