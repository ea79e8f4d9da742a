import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useScrolled } from '../../scroll/use-scrolled.ts';
import { iconButtonClass } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import css from './back-to-top.module.css';

const isFarDown = () => scrollY > 200;

/** A native link to the top. With JavaScript it appears only after scrolling down, and scrolls smoothly. */
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
          import('../../scroll/scroll-to-top.ts').then(
            (code) => code.scrollToTop(),
            () => scrollTo(0, 0),
          );
          // The link disappears at the top, so move the keyboard focus there as well.
          document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
        }}
      >
        <Icon name="up" />
      </a>
    </aside>
  );
}
