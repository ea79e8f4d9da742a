import { afterEach, describe, expect, it, vi } from 'vitest';
import { createVisitorStores } from '../../../../client/stores/visitor-stores.ts';
import { callThirdParty } from '../../../../client/visitor/call-third-party.ts';
import { readTrackingMessage, startTracking } from '../../../../client/visitor/tracking.ts';
import { matchRoute } from '../../../../shared/routing/match.ts';
import { siteOf } from '../support/render-site.tsx';
import { takeScripts } from '../support/scripts.ts';
import { soon } from '../support/soon.ts';

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
    await soon(() => expect(visited).toEqual(['helpHelp']));
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

const info = { arCode: 'a', uguid: 'b', usguid: 'c', ustd: 'd', utv: 'e', flowId: 'f' };
const data = { source: 'pg-tracking', event: 'ready', info };

describe('readTrackingMessage', () => {
  it('TRK-01 accepts a message of the own host', () => {
    expect(readTrackingMessage({ origin: location.origin, data })).toEqual(info);
  });

  it.each([
    ['missing', undefined, {}],
    ['mistyped', 7, {}],
    ['partial', { arCode: 'a', flowId: 1, utv: 'x'.repeat(201) }, { arCode: 'a' }],
  ])('TRK-01 requires only source, event and host: %s information results in empty strings', (_, given, expected) => {
    const empty = { arCode: '', uguid: '', usguid: '', ustd: '', utv: '', flowId: '' };
    expect(readTrackingMessage({ origin: location.origin, data: { ...data, info: given } })).toEqual({
      ...empty,
      ...expected,
    });
  });

  it.each([
    ['another host', 'https://evil.example', data],
    ['no host', 'null', data],
    ['another source', location.origin, { ...data, source: 'other' }],
    ['another event', location.origin, { ...data, event: 'other' }],
    ['a word', location.origin, 'ready'],
  ])('TRK-01 rejects a message with %s', (_, origin, given) => {
    expect(readTrackingMessage({ origin, data: given })).toBeUndefined();
  });
});

describe('callThirdParty', () => {
  const fail = (error: unknown) => () => {
    throw error;
  };
  it.each([
    ['returns', () => 1, true, 0],
    ['throws', fail(new Error('broken')), false, 1],
    ['rejects', () => Promise.reject(new Error('broken')), true, 1],
    ['throws undefined', fail(undefined), false, 1],
  ])('SHELL-15 does not throw for a call that %s, and logs a failure', async (_, call, succeeds, entries) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const log = vi.fn();
    expect(callThirdParty(log, 'tag', call)).toBe(succeeds);
    await new Promise((resolve) => setTimeout(resolve));
    expect(log).toHaveBeenCalledTimes(entries);
  });
});
