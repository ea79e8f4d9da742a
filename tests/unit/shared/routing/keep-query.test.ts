import { expect, it } from 'vitest';
import { keepQuery } from '../../../../shared/routing/keep-query.ts';

it.each([
  ['/casino/x/', '', '/casino/x/'],
  ['/casino/x/', 'aname=aff1&bt=comet50&utm_source=x', '/casino/x/?aname=aff1&bt=comet50&utm_source=x'],
  ['/casino/x/', 'next=a?b&%C3%A9&&x', '/casino/x/?next=a?b&%C3%A9&&x'],
  ['/cards/?type=75&seed=AB', 'type=75&seed=', '/cards/?type=75&seed=AB'],
])('ROUTE-07 a redirect to %s keeps the query "%s", unless it has its own', (location, query, wanted) => {
  expect(keepQuery(location, query)).toBe(wanted);
});
