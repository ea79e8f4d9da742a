/**
 * React's renderer. An entry of its own, so that the build makes a file of it and `boot.ts` evaluates that in a task of its own: a
 * phone can paint and answer before the rest follows.
 */
export { hydrateRoot } from 'react-dom/client';
