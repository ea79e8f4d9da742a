import { once } from 'node:events';
import express from 'express';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createPurges } from '../../../../server/cache/purges.ts';
import { createCallLimits } from '../../../../server/http/guards/call-limits.ts';
import { createProxy } from '../../../../server/proxy/proxy.ts';
import { createUpstream } from '../../../../server/upstream/upstream.ts';
import { listen } from './listen.ts';
import { resolvedFor } from './resolved-request.ts';
import { testBrand } from './test-config.ts';
import { testHttpClient } from './test-http-client.ts';

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
  const { httpClient, log, codes, metrics, samples } = testHttpClient({ timeoutMs: silenceMs });
  const brandConfig = testBrand(brand, { SERVICES_ORIGIN: service.origin, EMULATION: emulation });
  const reportToLogger = () => undefined;
  const purges = createPurges();
  const upstream = createUpstream({ httpClient, log, metrics: metrics.upstream, reportToLogger, purges, timeoutMs });
  const limitCalls = createCallLimits();
  const app = express();
  app.set('trust proxy', trustProxy ?? false);
  app.use(resolvedFor(brandConfig), createProxy({ httpClient, upstream, sendsTags, log, timeoutMs, limitCalls }));
  app.use((_, response) => void response.status(404).send('nobody'));
  const { port } = await listen(app);
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
