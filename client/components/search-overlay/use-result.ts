import { useContext, useEffect, useState } from 'react';
import { DataSourceContext } from '../../../shared/data/data-source.ts';
import type { Resource, Result } from '../../../shared/data/resource.ts';

/** A query's resource; other properties are returned with the result. */
export interface Question<T> {
  resource: Resource<T>;
}

/**
 * Returns the result of the latest query. Calls are debounced, and each aborts the previous one. The last result stays until the next
 * arrives; undefined without a query. `question` must keep its identity while it is the same. Never suspends, because a reveal would shift
 * the page under the overlay.
 */
export function useResult<T, Asked extends Question<T>>(
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
