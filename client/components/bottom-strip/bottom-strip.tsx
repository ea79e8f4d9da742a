import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useSite } from '../../site-context.ts';
import { AgeMark } from '../age-mark/age-mark.tsx';
import { HelpAnchor } from '../help-anchor/help-anchor.tsx';
import css from './bottom-strip.module.css';

/** Age limit and help with gambling above the footer, where the market requires it. */
export function BottomStrip() {
  const { bottomStrip } = useSite().compliance;
  const { text } = useIntl();
  if (!bottomStrip) return null;
  return (
    <aside className={css.strip} aria-label={text('footer.care')}>
      <div className="wrap">
        <AgeMark />
        <p>
          <strong>{text('footer.careLead')}</strong> {text('footer.careText')}
        </p>
        <div className={css.marks}>
          {bottomStrip.map((link) => (
            <HelpAnchor key={link.name} link={link} />
          ))}
        </div>
      </div>
    </aside>
  );
}
