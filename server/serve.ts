import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import { createSiteServer, type ServerOptions } from './create-server.ts';
import { startAdmin } from './ops/admin.ts';
import { exitWithErrors } from './ops/exit.ts';
import { knownTagsOf } from './ops/known-tags.ts';
import { drain } from './ops/lifecycle.ts';
import { workerMetrics } from './ops/cluster-metrics.ts';
import { applyToProcess, createPurger, type LocalPurge } from './ops/purger.ts';
import { createPurgeUrls } from './ops/purge-urls.ts';
import { respondToPrimary } from './ops/worker-requests.ts';

/** Serves until this process gets a signal. Resolves when the last response has been sent. */
export async function serve(options: ServerOptions): Promise<void> {
  const { config, log } = options;
  const { http, lifecycle, metrics, purges, explainUrl, close } = await createSiteServer(options);
  http.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      exitWithErrors([`[server] Port ${config.port} is taken; stop what uses it, or set PORT.`]);
    exitWithErrors([`[server] Cannot listen on ${config.host}:${config.port}: ${error.message}.`]);
  });
  // The primary process has the admin server, for all its workers.
  if (cluster.isWorker) {
    respondToPrimary({
      purge: (local: LocalPurge) => applyToProcess(purges, local),
      explain: explainUrl,
      metrics: () => workerMetrics(metrics),
    });
  }
  const purge = createPurger({
    url: config.cache.url,
    log,
    purgeUrls: createPurgeUrls(config.cdn.purgeUrls, log),
    applyHere: async (local) => ({ ...(await applyToProcess(purges, local)), processes: 1, isComplete: true }),
  });
  const explain = async (url: string) => ({ responses: [await explainUrl(url)], isComplete: true });
  const readMetrics = () => metrics.registry.metrics();
  const closeAdmin =
    config.admin && !cluster.isWorker
      ? await startAdmin({ ...config.admin, log, known: knownTagsOf(config), readMetrics, purge, explain })
      : undefined;
  const signalled = new Promise<void>((resolve) => {
    // These handlers stay, since a second signal would otherwise kill the process during shutdown.
    process.on('SIGTERM', () => resolve());
    process.on('SIGINT', () => resolve());
  });
  http.listen(config.port, config.host, () => {
    lifecycle.become('ready');
    const address = http.address();
    const port = typeof address === 'object' ? address?.port : config.port;
    log.info({ code: 'server.ready', port, pid: process.pid });
    log.flush();
    // Node writes its compile cache only on a normal exit. A killed process would leave the next start to compile
    // everything again.
    flushCompileCache();
  });
  await signalled;
  await drain(http, lifecycle, { graceMs: config.graceMs, log });
  closeAdmin?.();
  await close();
}
