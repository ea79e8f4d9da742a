import express from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { rewriteToOriginForm } from '../http/request/host.ts';
import { sendText } from '../http/responses.ts';
import { exitWithErrors } from './exit.ts';
import { cacheEndpoint, type CacheEndpointOptions } from './cache-endpoint.ts';
import type { Log } from '../telemetry/log.ts';
import { purgeEndpoints, type PurgeEndpointsOptions } from './purge-endpoints.ts';

export interface AdminOptions extends PurgeEndpointsOptions {
  host: string;
  port: number;
  log: Log;
  /** Metrics of all processes that respond, in the text format of Prometheus. */
  readMetrics(): Promise<string>;
  explain: CacheEndpointOptions['explain'];
}

/** Content type of Prometheus's text format. */
const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

/** Serves operators on a port of their own, which is not public. Resolves with a function that closes it. */
export async function startAdmin({
  host,
  port,
  token,
  secret,
  log,
  readMetrics,
  known,
  purge,
  explain,
}: AdminOptions): Promise<() => void> {
  const app = express();
  app.disable('x-powered-by');
  app.get('/metrics', async (_request, response) => {
    response
      .set('cache-control', 'no-store')
      .type(metricsType)
      .send(await readMetrics());
  });
  app.use(purgeEndpoints({ token, secret, known, purge }), cacheEndpoint({ token, explain }));
  app.use((_request, response) => sendText(response, 404, 'The admin port has no such endpoint.'));
  const server = createServer((request, response) => {
    if (rewriteToOriginForm(request)) return app(request, response);
    response.writeHead(400, { 'content-type': 'text/plain' }).end('The request target needs to be a path.\n');
  });
  server.once('error', (error: NodeJS.ErrnoException) => {
    exitWithErrors([`[admin] Cannot listen on ${host}:${port}: ${error.message}. Set ADMIN_PORT or ADMIN_HOST.`]);
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  log.info({ code: 'admin.ready', host, port: typeof address === 'object' ? address?.port : port });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
