import { once } from 'node:events';
import express from 'express';
import { createServer, type IncomingMessage, request, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createPurges } from '../../../../server/cache/purges.ts';
import { createCallLimits } from '../../../../server/http/guards/call-limits.ts';
import { createProxy } from '../../../../server/proxy/proxy.ts';
import { createHttpClient } from '../../../../server/upstream/http-client.ts';
import { createUpstream } from '../../../../server/upstream/upstream.ts';
import { recordingLog } from './recording-log.ts';
import { testMetrics } from './test-metrics.ts';
import { resolvedFor } from './resolved-request.ts';
import { testBrand } from './test-config.ts';

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  onTestFinished(() => new Promise((resolve) => void server.close(() => resolve())));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

interface SiteOptions {
  timeoutMs?: number;
  /** Maximum time between chunks of a response (ms). */
  silenceMs?: number;
  trustProxy?: string;
  /** Id of the brand. */
  brand?: string;
  emulation?: '0' | '1';
  /** Sends tags to CDNs. */
  sendsTags?: boolean;
}

/** A site that proxies to a service, which responds with `handler`. */
export async function createSite(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  {
    timeoutMs = 1_000,
    silenceMs = timeoutMs,
    trustProxy,
    brand = 'en',
    emulation = '0',
    sendsTags = false,
  }: SiteOptions = {},
) {
  const requests: IncomingMessage[] = [];
  const service = await listen((incoming, response) => {
    requests.push(incoming);
    handler(incoming, response);
  });
  const { log, codes } = recordingLog();
  const { metrics, samples } = testMetrics();
  const httpClient = createHttpClient({ connections: 4, timeoutMs: silenceMs, log, metrics: metrics.upstream });
  onTestFinished(() => httpClient.close());
  const brandConfig = testBrand(brand, { SERVICES_ORIGIN: `http://127.0.0.1:${service}`, EMULATION: emulation });
  const reportToLogger = () => undefined;
  const purges = createPurges();
  const upstream = createUpstream({ httpClient, log, metrics: metrics.upstream, reportToLogger, purges, timeoutMs });
  const limitCalls = createCallLimits();
  const app = express();
  app.set('trust proxy', trustProxy ?? false);
  app.use(resolvedFor(brandConfig), createProxy({ httpClient, upstream, sendsTags, log, timeoutMs, limitCalls }));
  app.use((_, response) => void response.status(404).send('nobody'));
  const port = await listen(app);
  // Node sends the path unchanged, whereas fetch normalises it.
  const sendRequest = (path: string, method = 'GET', headers: Record<string, string> = {}, sent = '') =>
    new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: string }>(
      (resolve, reject) => {
        request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
          let body = '';
          response.on('data', (chunk: Buffer) => (body += chunk.toString()));
          response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
        })
          .on('error', reject)
          .end(sent);
      },
    );
  /** Resolves when the response starts. Destroy `sent`, or abort `signal`, to disconnect. */
  const begin = async (path: string, signal?: AbortSignal) => {
    const sent = request({ host: '127.0.0.1', port, path, agent: false, ...(signal && { signal }) }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { sent, response };
  };
  return { sendRequest, requests, begin, codes, port, upstream, purges, samples, brandConfig };
}
