import { useEffect, useMemo, useRef, useState } from 'react';
import { faq } from '../../../shared/data/feeds.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Html } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { LoadFailure } from '../../components/load-failure/load-failure.tsx';
import { useSite } from '../../site-context.ts';
import { matchingQuestions, type Question, questionTexts } from './filter-questions.ts';
import css from './help.module.css';
import { useOpenedByHash } from './use-opened-by-hash.ts';

const none: readonly never[] = [];

/** All questions by subject. The field filters them in the browser, without a call. */
export function Questions() {
  const { culture } = useSite();
  const { text } = useIntl();
  const response = found(useData(faq(culture.code)));
  const categories = response?.categories ?? none;
  const texts = useMemo(() => questionTexts(categories), [categories]);
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const region = useOpenedByHash(categories.length > 0);
  // The visitor may have typed before hydration.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  const shown = matchingQuestions(texts, query);
  const countOf = (items: readonly Question[]) => items.filter((item) => shown.has(item)).length;
  if (!response) return <LoadFailure of="content" links={['home', 'contact']} />;
  if (categories.length === 0) return <p>{text('help.empty')}</p>;
  return (
    <div className={css.columns} ref={region}>
      <div className={css.side}>
        <div className={css.filter}>
          <Icon name="search" size={20} />
          <input
            ref={field}
            type="search"
            aria-label={text('help.filter')}
            placeholder={text('help.filter')}
            autoComplete="off"
            enterKeyHint="search"
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </div>
        <nav aria-label={text('help.subjects')} className={css.subjects}>
          <ul>
            {categories.map(({ code, title, items }) => (
              // Hide the link to a subject without matches, whose section is hidden too.
              <li key={code} hidden={countOf(items) === 0}>
                <a href={`#subject-${code}`}>
                  {title} <small>{countOf(items)}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={css.answers}>
        <p role="status" className={css.count}>
          {query.trim() && text(shown.size > 0 ? 'help.found' : 'help.none', { count: shown.size })}
        </p>
        {categories.map(({ code, title, items }) => (
          <section key={code} aria-labelledby={`subject-${code}`} hidden={countOf(items) === 0}>
            <h2 id={`subject-${code}`} tabIndex={-1}>
              {title}
            </h2>
            {items.map((item) => (
              <details key={item.id} hidden={!shown.has(item)}>
                <summary>{item.question}</summary>
                {/* The id is inside, so that browsers open the details for a hash natively. */}
                <div id={`faq-${item.id}`}>
                  <Html html={item.answerHtml} />
                  <a className={css.link} href={`#faq-${item.id}`}>
                    {text('help.link')}
                  </a>
                </div>
              </details>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
