import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useScrolled } from '../../scroll/use-scrolled.ts';
import { usePage, useSite } from '../../site-context.ts';
import { joinHref, loginHref } from '../../visitor/platform-links.ts';
import { RegisteredLink } from '../account-links/account-links.tsx';
import { buttonClass } from '../button/button-class.ts';
import css from './sticky-bar.module.css';

/** A screen further down: what asked first, the hero with its own call, has left the view. */
const isPastHero = () => scrollY > innerHeight;

/** Height of the bar and of what stands below it. */
const reach = 124;

/** The terms of an offer are where the bar stands: they are to be read, so it steps aside. */
const isOverTerms = () =>
  [...document.querySelectorAll('main [data-terms]')].some((terms) => {
    const { top, bottom } = terms.getBoundingClientRect();
    return top < innerHeight && bottom > innerHeight - reach;
  });

/** The site's slogan with one button. On a phone it would cover the hero's own call to action, so it waits until that is gone. */
export function StickyBar() {
  const site = useSite();
  const { text } = useIntl();
  const past = useScrolled(isPastHero);
  const aside = useScrolled(isOverTerms);
  const { match } = usePage();
  const { culture } = site;
  if (!culture.stickyBar || match.route.uninviting) return null;
  return (
    <aside
      className={[css.bar, past && css.past, aside && css.aside].filter(Boolean).join(' ')}
      aria-labelledby="slogan"
    >
      <p id="slogan">{text('footer.slogan', { count: culture.gameCountClaim })}</p>
      <a
        className={buttonClass('accent', undefined, 'for-guests')}
        href={culture.usePnpRegistration ? loginHref(site) : joinHref(site)}
      >
        {text(culture.usePnpRegistration ? 'account.login' : 'account.join')}
      </a>
      <RegisteredLink className={buttonClass('accent')} />
    </aside>
  );
}
