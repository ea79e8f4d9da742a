import cluster from 'node:cluster';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messages } from 'messages:all';
import { readConfig } from './config/config.ts';
import { ConfigError } from './config/read.ts';
import { startEmbeddedServices } from './embedded-services.ts';
import { endWith } from './end-with.ts';
import { createLog } from './ops/log.ts';
import { runWorkers } from './ops/workers.ts';
import { serve } from './serve.ts';

const directory = dirname(fileURLToPath(import.meta.url));
const embedded =
  process.env['SERVICES'] === 'embedded'
    ? await startEmbeddedServices(join(directory, '..', 'services', 'main.js'))
    : undefined;
const embeddedOrigin = embedded && { SERVICES_ORIGIN: embedded.origin };

function readOrEnd() {
  try {
    return readConfig({ ...embeddedOrigin, ...process.env });
  } catch (error) {
    if (error instanceof ConfigError) endWith(error.lines);
    throw error;
  }
}

const config = readOrEnd();
const log = createLog(config.logLevel);
let exitCode = 0;
process.once('uncaughtException', (error: unknown) => {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  log.error({ code: 'server.crashed', message, stack });
  log.flushSync();
  process.exit(1);
});
if (cluster.isPrimary && config.processes > 1) {
  // One set of services for all workers.
  const environment = { ...embeddedOrigin, SERVICES: 'external' };
  exitCode = await runWorkers({ count: config.processes, environment, log });
} else {
  await serve({ config, log, messages, clientDirectory: join(directory, '..', 'client') });
}
embedded?.stop();
log.info({ code: 'server.stopped' });
log.flushSync();
process.exit(exitCode);
