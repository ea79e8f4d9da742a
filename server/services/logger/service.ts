import { type LogCall, logNumbers } from '../../../shared/logging/log-numbers.ts';
import { logEntry } from '../../../shared/contract/log-entry.ts';
import { noContent } from '../http/response.ts';
import { type Endpoint, post } from '../http/endpoint.ts';
import { ProblemError } from '../http/problem.ts';
import type { Journal } from '../journal/journal.ts';

/** Stores reports of the site's server and pages. */
export function createLoggerService(journal: Journal): Endpoint[] {
  const calls = Object.keys(logNumbers) as LogCall[];
  return [
    ...calls.map((call) =>
      post(`/log/${call}`, logEntry, (entry) => {
        if (entry.log.Number !== logNumbers[call]) {
          throw new ProblemError(400, `log.Number: ${call} has the number ${logNumbers[call]}`);
        }
        journal.add({ call, ...entry });
        return noContent();
      }),
    ),
    ...journal.controls('/_log'),
  ];
}
