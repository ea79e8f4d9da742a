import { gameTexts } from '../../../shared/data/game.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Html } from '../../components/html/html.tsx';
import { uniqueKeys } from '../../components/unique-keys.ts';
import { useSite } from '../../site-context.ts';
import css from './game.module.css';

export function GameFaq({ slug }: { slug: string }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const entries = found(useData(gameTexts(culture.code, slug)))?.faq ?? [];
  if (entries.length === 0) return null;
  const keys = uniqueKeys(entries, ({ question }) => question);
  return (
    <section aria-labelledby="faq" className={css.faq}>
      <h2 id="faq">{text('game.faq')}</h2>
      {entries.map(({ question, answerHtml }, place) => (
        <details key={keys[place]}>
          <summary>{question}</summary>
          <Html html={answerHtml} />
        </details>
      ))}
    </section>
  );
}
