import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { menuItems } from '../../../shared/menu/menu-items.ts';
import { buttonClass } from '../../components/button/button-class.ts';
import { RetryLink } from '../../components/load-failure/retry-link.tsx';
import { SearchLink } from '../../components/search-field/search-link.tsx';
import { RequestId } from '../../components/load-failure/request-id.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { useSite } from '../../site-context.ts';
import css from './error.module.css';

export function ErrorWords({ status }: { status: 404 | 500 }) {
  const { culture, brand } = useSite();
  const { text } = useIntl();
  const [contact] = menuItems(['contact'], culture, brand.id);
  return (
    <div className={`wrap ${css.words}`}>
      <p className={`display ${css.status}`}>{status}</p>
      <h1>{text(`error.${status}.title`)}</h1>
      <p>{text(`error.${status}.text`)}</p>
      <div className={css.actions}>
        {status === 500 && <RetryLink size="large" />}
        <RouteLink to="home">
          <a className={buttonClass(status === 500 ? 'quiet' : 'accent', 'large')}>{text('error.home')}</a>
        </RouteLink>
        <SearchLink className={buttonClass('ghost', 'large')}>{text('error.search')}</SearchLink>
      </div>
      <p className={css.contact}>
        {text('error.contact')}{' '}
        {contact ? (
          <a href={contact.href}>{text('error.contactLink')}</a>
        ) : (
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        )}
      </p>
      <RequestId />
    </div>
  );
}
