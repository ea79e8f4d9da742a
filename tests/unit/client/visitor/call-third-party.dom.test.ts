import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callThirdParty } from '../../../../client/visitor/call-third-party.ts';

const broken = () => {
  throw new Error('broken');
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('callThirdParty', () => {
  const calls = [
    ['returns', () => 1, true, false],
    ['throws', broken, false, true],
    ['rejects', async () => broken(), true, true],
    [
      'throws undefined',
      () => {
        throw undefined;
      },
      false,
      true,
    ],
  ] as const;
  for (const [outcome, call, succeeds, isLogged] of calls) {
    it(`SHELL-15 does not throw for a call that ${outcome}`, async () => {
      const log = vi.fn();
      expect(callThirdParty(log, 'tag', call)).toBe(succeeds);
      await new Promise((resolve) => setTimeout(resolve));
      expect(log).toHaveBeenCalledTimes(isLogged ? 1 : 0);
    });
  }
});
