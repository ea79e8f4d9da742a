import { afterEach, describe, expect, it, vi } from 'vitest';
import { createVisitorStores } from '../../../../client/stores/visitor-stores.ts';
import { startTracking } from '../../../../client/visitor/tracking.ts';
import { matchRoute } from '../../../../shared/routing/match.ts';
import { siteOf } from '../support/render-site.tsx';
import { takeScripts } from '../support/scripts.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const help = { match: matchRoute('/help/', 'en-GB'), path: '/help/', search: new URLSearchParams() };

describe('tracking', () => {
  it('SHELL-15 TRK-01 logs each visit for which the script throws once, and continues', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const visited: string[] = [];
    vi.stubGlobal('pgTracking', {
      visit({ code }: { code: string }) {
        visited.push(code);
        throw new Error('broken');
      },
    });
    const loaded: string[] = [];
    takeScripts((url) => loaded.push(url));
    const log = vi.fn();
    const tracking = startTracking(siteOf('en-GB'), createVisitorStores(), log);
    tracking.visit(help);
    tracking.allow(true);
    await vi.waitFor(() => expect(visited).toEqual(['helpHelp']));
    expect(loaded).toHaveLength(1);
    expect(() => tracking.visit(help)).not.toThrow();
    expect(visited).toHaveLength(2);
    expect(log.mock.calls.map(([level, text]) => [level, text])).toEqual([
      ['LogError', 'pgTracking.visit failed: broken'],
      ['LogError', 'pgTracking.visit failed: broken'],
    ]);
    tracking.stop();
  });
});
