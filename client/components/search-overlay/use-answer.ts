import { useContext, useEffect, useState } from 'react';
import { DataSourceContext } from '../../../shared/data/data-source.ts';
import type { Resource, Result } from '../../../shared/data/resource.ts';

/** What is asked; whatever else it holds comes back with the answer. */
export interface Question<T> {
  resource: Resource<T>;
}

/**
 * The answer to the latest of many quick questions: each is sent after a pause and aborts the one before, whose answer can no longer
 * come in. Until its own is there the last answer stays; undefined while nothing is asked. A question must stay the same object for
 * as long as it is the same question. Nothing suspends: a reveal would move the page under the overlay.
 */
export function useAnswer<T, Asked extends Question<T>>(
  question: (Asked & Question<T>) | undefined,
  pauseMs: number,
): (Asked & { result: Result<T> }) | undefined {
  const source = useContext(DataSourceContext);
  const [answer, setAnswer] = useState<Asked & { result: Result<T> }>();
  useEffect(() => {
    if (!source || !question) {
      setAnswer(undefined);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void source.fetch(question.resource, controller.signal).then((result) => {
        if (!controller.signal.aborted) setAnswer({ ...question, result });
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, source, pauseMs]);
  return question && answer;
}
