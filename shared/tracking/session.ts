import type { Visit } from '../contract/tracking.ts';

/** `waiting` for consent, `starting` the tracking script, or `ready` to send. */
export interface TrackingSession {
  stage: 'waiting' | 'starting' | 'ready';
  queue: readonly Visit[];
  /** Visits wait until the visitor has chosen. Visits after a refusal are never sent. */
  choice: 'undecided' | 'allowed' | 'refused';
}

export type TrackingEvent =
  | { type: 'visit'; visit: Visit }
  | { type: 'allowed' | 'refused' }
  /** The script has reported that it is ready. */
  | { type: 'ready' }
  /** The script has loaded, with or without a report. */
  | { type: 'complete' }
  /** The script failed to load. The next visit requests it again. */
  | { type: 'failed' };

export interface TrackingStep {
  session: TrackingSession;
  /** The script should be loaded now. */
  starts: boolean;
  /** Visits to send now, in order. */
  sends: readonly Visit[];
}

/** Maximum number of waiting visits. The oldest are dropped. */
export const longestQueue = 50;

export const newTrackingSession: TrackingSession = { stage: 'waiting', queue: [], choice: 'undecided' };

/**
 * The session after an event. The first permitted visit loads the script, and waiting visits are sent once it is ready.
 */
export function stepTracking(session: TrackingSession, event: TrackingEvent): TrackingStep {
  const { stage, queue, choice } = session;
  const isAllowed = choice === 'allowed';
  const stay: TrackingStep = { session, starts: false, sends: [] };
  const startWhenAllowed = (next: TrackingSession): TrackingStep => {
    const starts = next.stage === 'waiting' && next.choice === 'allowed' && next.queue.length > 0;
    return { session: starts ? { ...next, stage: 'starting' } : next, starts, sends: [] };
  };
  switch (event.type) {
    case 'visit':
      if (choice === 'refused') return stay;
      if (stage === 'ready') return isAllowed ? { ...stay, sends: [event.visit] } : stay;
      return startWhenAllowed({ ...session, queue: [...queue, event.visit].slice(-longestQueue) });
    case 'allowed':
      return startWhenAllowed({ ...session, choice: 'allowed' });
    case 'refused':
      return { ...stay, session: { ...session, choice: 'refused', queue: [] } };
    case 'ready':
    case 'complete':
      if (stage !== 'starting') return stay;
      return { session: { ...session, stage: 'ready', queue: [] }, starts: false, sends: isAllowed ? queue : [] };
    case 'failed':
      return { ...stay, session: { ...session, stage: 'waiting' } };
  }
}
