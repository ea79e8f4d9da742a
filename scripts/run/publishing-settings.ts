import { randomUUID } from 'node:crypto';
import { freePort } from './port.ts';

/** Settings by which the embedded services notify the site of changed content. Those that are set already win. */
export async function publishingSettings({ ADMIN_PORT, ADMIN_HOST, PURGE_SECRET, PUBLISH_URL }: NodeJS.ProcessEnv) {
  // The services must know the port, so a random one is chosen here.
  const port = Number(ADMIN_PORT) || (await freePort());
  const host = ADMIN_HOST?.trim() || '127.0.0.1';
  const secret = { PURGE_SECRET: PURGE_SECRET?.trim() || randomUUID() };
  return {
    site: { ADMIN_PORT: String(port), ...secret },
    services: { PUBLISH_URL: PUBLISH_URL?.trim() || `http://${host}:${port}/_purge/cms`, ...secret },
  };
}
