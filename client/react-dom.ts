/**
 * React's renderer as a separate entry, so that the build emits its own file and `boot.ts` evaluates that in a separate task. A phone can
 * paint and handle input in between.
 */
export { hydrateRoot } from 'react-dom/client';
