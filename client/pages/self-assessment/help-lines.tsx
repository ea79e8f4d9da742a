import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { HelpAnchor } from '../../components/help-anchor/help-anchor.tsx';
import { useSite } from '../../site-context.ts';
import css from './self-assessment.module.css';

/** Helplines, limits and self-exclusion, beside the questions. */
export function HelpLines() {
  const { helplines, selfExclusion } = useSite().compliance;
  const { text } = useIntl();
  return (
    <aside className={css.help} aria-labelledby="help-lines">
      <h2 id="help-lines">{text('selfAssessment.help')}</h2>
      <p>{text('selfAssessment.helpText')}</p>
      {[...helplines, selfExclusion].map((link) => (
        <HelpAnchor key={link.name} link={link} />
      ))}
      <HelpAnchor link={{ kind: 'limits', name: text('selfAssessment.limits'), href: '#account/depositlimits' }} />
    </aside>
  );
}
