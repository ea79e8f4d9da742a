import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messages } from 'messages:all';
import { readConfig } from './config/config.ts';
import { ConfigError, type Environment } from './config/read.ts';
import { findUnknownVariables } from './config/unknown-variables.ts';
import { startAdmin } from './ops/admin.ts';
import { startEmbeddedServices } from './ops/embedded-services.ts';
import { exitWithErrors } from './ops/exit.ts';
import type { UrlReport } from './ops/explain-url.ts';
import { knownTagsOf } from './ops/known-tags.ts';
import { createLog, errorFields } from './telemetry/log.ts';
import { createClusterMetrics } from './ops/cluster-metrics.ts';
import { applyToWorkers, createPurger } from './ops/purger.ts';
import { createPurgeUrls } from './ops/purge-urls.ts';
import { createWorkerRequests } from './ops/worker-requests.ts';
import { runWorkers } from './ops/workers.ts';
import { serve } from './serve.ts';

const directory = dirname(fileURLToPath(import.meta.url));

function readConfigOrExit(environment: Environment) {
  try {
    return readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) exitWithErrors(error.lines);
    throw error;
  }
}

// Validate before the services start, which takes seconds, so that mistakes are reported at once.
const initial = readConfigOrExit(process.env);
const clientDirectory = join(directory, '..', 'client');
if (!existsSync(join(clientDirectory, 'manifest.json'))) {
  exitWithErrors([`[server] There is no built client in ${clientDirectory}; build it: npm run build`]);
}
const embedded = initial.embeddedServices
  ? await startEmbeddedServices(join(directory, '..', 'services', 'main.js'))
  : undefined;
const embeddedOrigin = embedded && { SERVICES_ORIGIN: process.env['SERVICES_ORIGIN']?.trim() || embedded.origin };
const config = embedded ? readConfigOrExit({ ...process.env, ...embeddedOrigin }) : initial;
const log = createLog(config.logLevel);
if (cluster.isPrimary) {
  for (const unknown of findUnknownVariables(process.env)) log.warn({ code: 'config.unknown', ...unknown });
}
let exitCode = 0;
process.once('uncaughtException', (error: unknown) => {
  log.error({ code: 'server.crashed', ...errorFields(error) });
  log.flushSync();
  process.exit(1);
});
if (cluster.isPrimary && config.processes > 1) {
  // All workers share one set of services.
  const environment = { ...embeddedOrigin, SERVICES: 'external' };
  const requestWorkers = createWorkerRequests();
  const purgeUrls = createPurgeUrls(config.cdn.purgeUrls, log);
  const applyHere = applyToWorkers(requestWorkers);
  const purge = createPurger({ url: config.cache.url, log, purgeUrls, applyHere });
  const explain = (url: string) => requestWorkers<UrlReport>('explain', url);
  const readMetrics = createClusterMetrics(requestWorkers, config.processes);
  const closeAdmin =
    config.admin &&
    (await startAdmin({ ...config.admin, log, known: knownTagsOf(config), readMetrics, purge, explain }));
  exitCode = await runWorkers({ count: config.processes, environment, log });
  closeAdmin?.();
} else {
  await serve({ config, log, messages, clientDirectory });
}
embedded?.stop();
// A server that failed to start has logged why, and that line should be the last.
if (exitCode === 0) log.info({ code: 'server.stopped' });
log.flushSync();
process.exit(exitCode);
