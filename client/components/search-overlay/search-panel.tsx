import { type KeyboardEvent, type SubmitEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { gameSearch } from '../../../shared/data/games.ts';
import { isSearchable, searchMinimum } from '../../../shared/search/searchable.ts';
import { toQueryString } from '../../../shared/data/resource.ts';
import { found } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { useSite } from '../../site-context.ts';
import { buttonClass, iconButtonClass } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import { FavouriteGames } from './favourite-games.tsx';
import { nextActive } from './next-active.ts';
import { PopularGames } from './popular-games.tsx';
import { optionId, SearchResults } from './search-results.tsx';
import css from './search-overlay.module.css';
import { SummariesContext } from './summaries-context.ts';
import { useResult } from './use-result.ts';
import { useSummaries } from './use-summaries.ts';

/** Debounce time in milliseconds. */
const pauseMs = 120;

/** Takes over the text typed into the page's field before the search opened, and resets that field. */
function takeTyped(): string {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement) || activeElement.name !== 'q') return '';
  const { value } = activeElement;
  activeElement.value = activeElement.defaultValue;
  return value;
}

export function SearchPanel({ onClose }: { onClose: () => void }) {
  const { culture } = useSite();
  const { code } = culture;
  const { text } = useIntl();
  const { navigate } = useNavigation();
  const resultsPath = href(culture, 'home', {});
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const q = typed.trim();
  const query = useMemo(() => (isSearchable(q) ? { q, resource: gameSearch(code, q) } : undefined), [code, q]);
  const latest = useResult(query, pauseMs);
  const summaries = useSummaries();
  const page = latest && found(latest.result);
  const games = page?.items ?? [];

  // In the same frame in which the dialog takes the focus, so that no typed letter is lost.
  useLayoutEffect(() => setTyped(takeTyped()), []);

  const type = (value: string) => {
    setTyped(value);
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.nativeEvent.isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
    // While results of the previous query are shown, Enter submits the form instead.
    const option = latest?.q === q ? document.getElementById(optionId(active)) : null;
    const next = nextActive(event.key, active, games.length);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && option) option.click();
    else return;
    event.preventDefault();
  };

  const outcome = latest && page && (page.total > 0 ? 'search.count' : 'search.none');
  const status = query
    ? outcome && text(outcome, { count: page.total, q: latest.q })
    : text('search.hint', { count: searchMinimum });
  // Navigate without a reload: the focus moves to the heading of the page of results.
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    navigate(`${resultsPath}?${new URLSearchParams({ q })}`);
  };

  return (
    <>
      <form className={css.head} role="search" action={resultsPath} onSubmit={submit}>
        <div className={css.field}>
          <Icon name="search" size={20} />
          <input
            ref={input}
            name="q"
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
            role="combobox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-label={text('search.title')}
            placeholder={text('header.placeholder', { count: culture.gameCountClaim })}
            aria-autocomplete="list"
            aria-expanded={games.length > 0}
            aria-controls="search-results"
            aria-activedescendant={games.length > 0 ? optionId(active) : undefined}
          />
          {typed && (
            <button
              type="button"
              className={iconButtonClass()}
              aria-label={text('search.clear')}
              onClick={() => {
                type('');
                input.current?.focus();
              }}
            >
              <Icon name="close" size={20} />
            </button>
          )}
        </div>
        <button type="button" className={`${buttonClass('ghost')} ${css.close}`} onClick={onClose}>
          {text('search.close')}
        </button>
      </form>
      <p className={css.status} role="status">
        {status}
      </p>
      <SummariesContext value={summaries}>
        <SearchResults games={games} q={latest?.q ?? ''} active={active} />
        {latest && page && page.total > games.length && (
          <p className={css.all}>
            <a className={buttonClass('quiet')} href={resultsPath + toQueryString({ q: latest.q })}>
              {text('search.all', { count: page.total })}
            </a>
          </p>
        )}
        {!latest && <FavouriteGames />}
        {games.length === 0 && <PopularGames />}
      </SummariesContext>
    </>
  );
}
