import { useEffect, useRef } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { type Answers, bandOf, mostPoints, needsAttention, sumOf } from './score.ts';
import css from './self-assessment.module.css';

/** The result of the test. It takes the focus when it appears, so that screen readers announce it. */
export function Result({ answers }: { answers: Answers }) {
  const { text } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const sum = sumOf(answers);
  const band = bandOf(sum);
  return (
    <div className={css.result}>
      <p>{text('selfAssessment.sum', { sum, most: mostPoints })}</p>
      <h3 ref={heading} tabIndex={-1}>
        {text(`selfAssessment.band.${band}.title`)}
      </h3>
      <p>{text(`selfAssessment.band.${band}.text`)}</p>
      {needsAttention(answers) && <p>{text('selfAssessment.attention')}</p>}
      <p>{text('selfAssessment.caution')}</p>
    </div>
  );
}
