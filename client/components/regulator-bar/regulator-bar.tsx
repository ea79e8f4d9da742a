import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useSite } from '../../site-context.ts';
import { HelpAnchor } from '../help-anchor/help-anchor.tsx';
import { useLate } from '../region/use-late.ts';
import css from './regulator-bar.module.css';

const loadClock = () => import('./clock.tsx');

/** The bar that a market's regulator requires at the top of every page, also while scrolling. */
export function RegulatorBar() {
  const { topBar, clock } = useSite().compliance;
  const { text } = useIntl();
  const { code } = useLate(loadClock, !!clock);
  if (!topBar) return null;
  return (
    <nav className={css.bar} aria-labelledby="regulator">
      <div className="wrap">
        <span id="regulator">{text('header.regulator')}</span>
        {topBar.map((link) => (
          <HelpAnchor key={link.href} link={link} plain />
        ))}
        {/* Figure spaces keep the place of the time. */}
        {clock && (code ? <code.Clock /> : <time>{'\u2007\u2007\u2007\u2007\u2007'}</time>)}
      </div>
    </nav>
  );
}
