import { describe, expect, it } from 'vitest';
import type { Visit } from '../../../../shared/contract/tracking.ts';
import {
  longestQueue,
  newTrackingSession,
  stepTracking,
  type TrackingEvent,
} from '../../../../shared/tracking/session.ts';

const visit = (code: string): { type: 'visit'; visit: Visit } => ({
  type: 'visit',
  visit: { code, url: `/${code}/`, referrer: '' },
});

function run(events: readonly TrackingEvent[]) {
  let session = newTrackingSession;
  let starts = 0;
  const sent: string[] = [];
  for (const event of events) {
    const step = stepTracking(session, event);
    session = step.session;
    if (step.starts) starts += 1;
    sent.push(...step.sends.map(({ code }) => code));
  }
  return { session, starts, sent: sent.join(' ') };
}

const allowed = { type: 'allowed' } as const;
const refused = { type: 'refused' } as const;
const ready = { type: 'ready' } as const;
const complete = { type: 'complete' } as const;
const missing = { type: 'failed' } as const;
const [a, b, c] = [visit('a'), visit('b'), visit('c')];

describe('tracking session', () => {
  it.each<[what: string, events: TrackingEvent[], starts: number, sent: string, queued: number]>([
    ['waits for consent', [a, b], 0, '', 2],
    ['starts with the first page view after consent', [allowed, a], 1, '', 1],
    ['starts when consent follows the page view', [a, allowed], 1, '', 1],
    ['starts once', [a, allowed, b, allowed], 1, '', 2],
    ['does not start without a page view', [allowed], 0, '', 0],
    ['sends queued page views in order when it is ready', [a, b, allowed, ready], 1, 'a b', 0],
    ['sends queued page views when the script has completed', [a, allowed, b, complete], 1, 'a b', 0],
    ['sends nothing twice', [a, allowed, ready, complete, ready], 1, 'a', 0],
    ['sends later page views immediately', [a, allowed, ready, b, c], 1, 'a b c', 0],
    ['ignores a ready event before it has started', [a, ready], 0, '', 1],
    ['clears the queue when consent is refused', [a, b, refused, allowed], 0, '', 0],
    ['sends nothing after a refusal', [a, allowed, ready, refused, b], 1, 'a', 0],
    ['sends nothing after a refusal during the start', [a, allowed, refused, b, complete], 1, '', 0],
    ['loads the script again on the next page view after a failure', [a, allowed, missing, b, ready], 2, 'a b', 0],
    ['never sends page views made under a refusal', [a, refused, b, c, allowed, complete], 0, '', 0],
    ['starts with the page views made after consent', [refused, a, allowed, b, ready], 1, 'b', 0],
    ['continues when consent is given again', [a, allowed, ready, refused, b, allowed, c], 1, 'a c', 0],
  ])('TRK-01 %s', (_, events, starts, sent, queued) => {
    const result = run(events);
    expect([result.starts, result.sent, result.session.queue.length]).toEqual([starts, sent, queued]);
  });

  it('TRK-01 queues at most the last 50 page views', () => {
    const visits = Array.from({ length: longestQueue + 5 }, (_, index) => visit(String(index)));
    const { session } = run(visits);
    expect(session.queue).toHaveLength(50);
    expect(session.queue.at(-1)?.code).toBe('54');
  });
});
