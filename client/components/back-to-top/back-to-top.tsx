import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { scrollToTop } from '../../scroll/scroll-to-top.ts';
import { useScrolled } from '../../scroll/use-scrolled.ts';
import { iconButtonClass } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import css from './back-to-top.module.css';

const isFarDown = () => scrollY > 200;

/** A link to the top that the browser follows by itself; with JavaScript it appears when it is of use, and scrolls. */
export function BackToTop() {
  const { text } = useIntl();
  const shown = useScrolled(isFarDown);
  const label = text('footer.top');
  return (
    <aside aria-label={label}>
      <a
        className={iconButtonClass('outlined', shown ? `${css.top} ${css.shown}` : css.top)}
        href="#"
        aria-label={label}
        onClick={(event) => {
          event.preventDefault();
          scrollToTop();
          // The link is about to go: who uses the keyboard goes on from the top as well.
          document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
        }}
      >
        <Icon name="up" />
      </a>
    </aside>
  );
}
