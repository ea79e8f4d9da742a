import { fileURLToPath } from 'node:url';

/** The project's folder, with its slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
