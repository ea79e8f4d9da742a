import { continueVisit, type VisitTimes } from '../../shared/time/visits.ts';

/** Records the time of a visit at its start and whenever the page is shown or hidden. Returns a function that stops it. */
export function watchVisits(visits: VisitTimes): () => void {
  const record = () => Object.assign(visits, continueVisit(visits, Date.now()));
  record();
  document.addEventListener('visibilitychange', record);
  return () => document.removeEventListener('visibilitychange', record);
}
