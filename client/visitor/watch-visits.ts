import { continueVisit, type VisitTimes } from '../../shared/time/visits.ts';

/** Tells a visit's signs of life: its beginning, and every coming to the page and leaving it. What it returns ends that. */
export function watchVisits(visits: VisitTimes): () => void {
  const tell = () => Object.assign(visits, continueVisit(visits, Date.now()));
  tell();
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}
