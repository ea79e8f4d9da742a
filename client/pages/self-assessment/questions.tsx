import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { answerPoints, questionNumbers } from './score.ts';
import css from './self-assessment.module.css';

/** Every question with its answers. The inputs belong to no form, so that no browser submits them. */
export function Questions({ onChange }: { onChange: () => void }) {
  const { text } = useIntl();
  return (
    <ol className={css.questions}>
      {questionNumbers.map((number) => (
        <li key={number}>
          <fieldset onChange={onChange}>
            <legend>
              {number}. {text(`selfAssessment.question.${number}`)}
            </legend>
            <div className={css.answers}>
              {answerPoints.map((points) => (
                <label key={points}>
                  <input type="radio" name={`question-${number}`} value={points} autoComplete="off" />
                  <span>{text(`selfAssessment.answer.${points}`)}</span>
                  <small>{text('selfAssessment.points', { points })}</small>
                </label>
              ))}
            </div>
          </fieldset>
        </li>
      ))}
    </ol>
  );
}
