import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useSite } from '../../site-context.ts';
import { HelpAnchor } from '../help-anchor/help-anchor.tsx';
import css from './regulator-bar.module.css';

/** The bar that a market's regulator requires at the top of every page, also while scrolling. */
export function RegulatorBar() {
  const { topBar } = useSite().compliance;
  const { text } = useIntl();
  if (!topBar) return null;
  return (
    <nav className={css.bar} aria-labelledby="regulator">
      <div className="wrap">
        <span id="regulator">{text('header.regulator')}</span>
        {topBar.map((link) => (
          <HelpAnchor key={link.href} link={link} plain />
        ))}
      </div>
    </nav>
  );
}
