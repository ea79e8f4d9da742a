import type { Visit } from '../contract/tracking.ts';

/** `waiting` for the visitor's leave, `starting` the script of tracking, `ready` to send. */
export interface TrackingSession {
  stage: 'waiting' | 'starting' | 'ready';
  queue: readonly Visit[];
  isAllowed: boolean;
}

export type TrackingEvent =
  | { type: 'visit'; visit: Visit }
  | { type: 'allowed' | 'refused' }
  /** The script has said that it is there. */
  | { type: 'ready' }
  /** It has been loaded, whether it said so or not. */
  | { type: 'complete' }
  /** It did not come; the next visit asks for it again. */
  | { type: 'failed' };

export interface TrackingStep {
  session: TrackingSession;
  /** The script is wanted now. */
  starts: boolean;
  /** Visits to send now, in this order. */
  sends: readonly Visit[];
}

/** Visits that wait; the oldest go first when there are more. */
export const longestQueue = 50;

export const newTrackingSession: TrackingSession = { stage: 'waiting', queue: [], isAllowed: false };

/** What an event makes of the session: the first visit that is allowed starts it, and what came before is sent once it stands. */
export function stepTracking(session: TrackingSession, event: TrackingEvent): TrackingStep {
  const { stage, queue, isAllowed } = session;
  const stay: TrackingStep = { session, starts: false, sends: [] };
  const startWhenAllowed = (next: TrackingSession): TrackingStep => {
    const starts = next.stage === 'waiting' && next.isAllowed && next.queue.length > 0;
    return { session: starts ? { ...next, stage: 'starting' } : next, starts, sends: [] };
  };
  switch (event.type) {
    case 'visit':
      if (stage === 'ready') return isAllowed ? { ...stay, sends: [event.visit] } : stay;
      return startWhenAllowed({ ...session, queue: [...queue, event.visit].slice(-longestQueue) });
    case 'allowed':
      return startWhenAllowed({ ...session, isAllowed: true });
    case 'refused':
      return { ...stay, session: { ...session, isAllowed: false, queue: [] } };
    case 'ready':
    case 'complete':
      if (stage !== 'starting') return stay;
      return { session: { ...session, stage: 'ready', queue: [] }, starts: false, sends: isAllowed ? queue : [] };
    case 'failed':
      return { ...stay, session: { ...session, stage: 'waiting' } };
  }
}
