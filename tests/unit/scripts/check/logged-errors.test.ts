import { describe, expect, it } from 'vitest';
import { loggedErrors } from '../../../../scripts/check/compliance/logged-errors.ts';
import { groupProblems } from '../../../../scripts/check/run-rules.ts';

const entry = (requestId: string, message: string) =>
  JSON.stringify({ level: 'error', code: 'page.render.error', requestId, message });

const pathOf = new Map([1, 2, 3, 4].map((page) => [`r-${page}`, `en-GB /${page}/`]));

describe('the errors that the site logs while its pages are checked', () => {
  it('I18N-02 are reported once for each page', () => {
    const log = [entry('r-1', 'No message "a".'), entry('r-1', 'No message "a".'), entry('r-2', 'No message "b".')];
    expect(loggedErrors(log.join('\n'), pathOf)).toEqual(['en-GB /1/: No message "a".', 'en-GB /2/: No message "b".']);
  });

  it('I18N-02 are one line where many pages share one', () => {
    const log = [...pathOf.keys()].map((requestId) => entry(requestId, '[i18n] en-GB has no message "menu.vip".'));
    expect(groupProblems(loggedErrors(log.join('\n'), pathOf))).toEqual([
      '4 places (en-GB /1/, en-GB /2/, en-GB /3/, en-GB /4/): [i18n] en-GB has no message "menu.vip".',
    ]);
  });

  it('I18N-02 include those without a page, and ignore lines of other programs', () => {
    expect(loggedErrors(`Warning: old\n${JSON.stringify({ message: 'Out of memory.' })}\n`, pathOf)).toEqual([
      'the site: Out of memory.',
    ]);
  });
});
