import type { SubmitEvent } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { useSite } from '../../site-context.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import field from '../search-field/search-field.module.css';
import css from './blog-search.module.css';

/** `initial` is the current query. */
export function BlogSearch({ initial }: { initial?: string | undefined }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const { navigate } = useNavigation();
  const action = href(culture, 'blogSearch', {});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    navigate(`${action}?${new URLSearchParams({ q: typeof q === 'string' ? q.trim() : '' })}`);
  };
  return (
    <form role="search" aria-label={text('blog.search')} className={css.form} action={action} onSubmit={submit}>
      <div className={field.field}>
        <Icon name="search" size={20} />
        <input
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={text('blog.search')}
          placeholder={text('blog.search')}
          defaultValue={initial}
        />
      </div>
      <Button type="submit" kind="quiet">
        {text('blog.searchButton')}
      </Button>
    </form>
  );
}
