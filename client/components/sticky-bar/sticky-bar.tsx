import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useScrolled } from '../../scroll/use-scrolled.ts';
import { usePage, useSite } from '../../site-context.ts';
import { joinHref, loginHref } from '../../visitor/platform-links.ts';
import { RegisteredLink } from '../account-links/account-links.tsx';
import { buttonClass } from '../button/button-class.ts';
import css from './sticky-bar.module.css';

/** One screen further down, where the hero and its call to action are out of view. */
const isPastHero = () => scrollY > innerHeight;

/** The space between terms and the bar. */
const gap = 15;

/**
 * The bar must not cover the terms of an offer. Its place depends on the text size and the screen's safe area. `offsetTop` has it
 * also while a hidden bar is moved down.
 */
const isOverTerms = () => {
  const barTop = document.querySelector('#slogan')?.parentElement?.offsetTop;
  if (!barTop) return false;
  return [...document.querySelectorAll('main [data-terms]')].some((terms) => {
    const { top, bottom } = terms.getBoundingClientRect();
    return top < innerHeight && bottom > barTop - gap;
  });
};

/**
 * The site's slogan, with one button on routes that may promote joining. On a phone it appears only after the hero's own call to action has
 * scrolled away.
 */
export function StickyBar() {
  const site = useSite();
  const { text } = useIntl();
  const past = useScrolled(isPastHero);
  // Until the page has hydrated nothing knows where the terms are.
  const aside = useScrolled(isOverTerms, true);
  const { match } = usePage();
  const { culture } = site;
  if (!culture.stickyBar) return null;
  const { uninviting } = match.route;
  return (
    <aside
      className={[css.bar, past && css.past, aside && css.aside, uninviting && css.quiet].filter(Boolean).join(' ')}
      aria-labelledby="slogan"
    >
      <p id="slogan">{text('footer.slogan', { count: culture.gameCountClaim })}</p>
      {uninviting ? null : (
        <>
          <a
            className={buttonClass('accent', undefined, 'for-guests')}
            href={culture.usePnpRegistration ? loginHref(site) : joinHref(site)}
          >
            {text(culture.usePnpRegistration ? 'account.login' : 'account.join')}
          </a>
          <RegisteredLink className={buttonClass('accent')} />
        </>
      )}
    </aside>
  );
}
