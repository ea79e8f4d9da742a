import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportRecovered } from '../../../client/failures.ts';
import { siteOf } from './support/render-site.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const consoleLinesOf = (error: unknown) => {
  vi.stubGlobal('fetch', async () => new Response());
  const lines: unknown[][] = [];
  vi.spyOn(console, 'error').mockImplementation((...line) => void lines.push(line));
  reportRecovered(siteOf('en-GB'), error);
  return lines;
};

describe('errors from which React has recovered', () => {
  it.each(['AbortError', 'InvalidStateError', 'TimeoutError'])(
    'ROUTE-09 API-02 %s of a skipped view transition is not reported',
    (name) => {
      expect(consoleLinesOf(new DOMException('Transition was skipped', name))).toEqual([]);
    },
  );

  it('API-02 the error of a component is reported by its cause', () => {
    const cause = new Error('A component threw');
    expect(consoleLinesOf(new Error('There was an error during hydration', { cause }))).toEqual([
      ['[hydration]', cause],
    ]);
    expect(consoleLinesOf(new DOMException('No such element', 'NotFoundError'))).toHaveLength(1);
  });
});
