import { useEffect, useRef, useState } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Button } from '../../components/button/button.tsx';
import { Questions } from './questions.tsx';
import { Result } from './result.tsx';
import { type Answers, firstUnanswered, questionNumbers } from './score.ts';
import css from './self-assessment.module.css';

/** The test itself. The page's inputs hold the answers, including those given before hydration. */
export function Assessment() {
  const { text } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState<Answers>([]);
  const [result, setResult] = useState<Answers>();
  const [missing, setMissing] = useState<number>();
  const inputsOf = (number: number) =>
    place.current?.querySelectorAll<HTMLInputElement>(`[name=question-${number}]`) ?? [];
  const readAnswers = (): Answers =>
    questionNumbers.map((number) => {
      const chosen = [...inputsOf(number)].find(({ checked }) => checked);
      return chosen && Number(chosen.value);
    });
  const takeAnswers = () => {
    setAnswers(readAnswers());
    setMissing(undefined);
    // The result belongs to the previous choices.
    setResult(undefined);
  };
  useEffect(takeAnswers, []);

  const show = () => {
    const given = readAnswers();
    const open = firstUnanswered(given);
    setMissing(open);
    setResult(open === undefined ? given : undefined);
    if (open !== undefined) inputsOf(open)[0]?.focus();
  };
  const clear = () => {
    for (const number of questionNumbers) for (const input of inputsOf(number)) input.checked = false;
    takeAnswers();
    inputsOf(1)[0]?.focus();
  };
  const count = answers.filter((points) => points !== undefined).length;
  return (
    <section ref={place} className={css.test} aria-labelledby="questions">
      <h2 id="questions">{text('selfAssessment.heading')}</h2>
      <p className={css.lead}>{text('selfAssessment.lead')}</p>
      <Questions onChange={takeAnswers} />
      <p className={css.add}>{text('selfAssessment.add')}</p>
      <div className={css.actions}>
        <Button kind="accent" onClick={show}>
          {text('selfAssessment.show')}
        </Button>
        <Button kind="quiet" onClick={clear}>
          {text('selfAssessment.clear')}
        </Button>
        <span>{text('selfAssessment.progress', { count, total: questionNumbers.length })}</span>
      </div>
      <p role="status" className={css.missing}>
        {missing !== undefined && text('selfAssessment.missing', { number: missing })}
      </p>
      {result && <Result answers={result} />}
    </section>
  );
}
