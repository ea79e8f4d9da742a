import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callThirdParty } from '../../../../client/visitor/call-third-party.ts';

const broken = () => {
  throw new Error('broken');
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('a call to a third party', () => {
  const calls = [
    ['returns', () => 1, true, false],
    ['throws', broken, false, true],
    ['rejects', async () => broken(), true, true],
    [
      'throws no error',
      () => {
        throw undefined;
      },
      false,
      true,
    ],
  ] as const;
  for (const [what, call, succeeds, isLogged] of calls) {
    it(`SHELL-15 goes no further when it ${what}`, async () => {
      const log = vi.fn();
      expect(callThirdParty(log, 'tag', call)).toBe(succeeds);
      await new Promise((resolve) => setTimeout(resolve));
      expect(log).toHaveBeenCalledTimes(isLogged ? 1 : 0);
    });
  }
});
