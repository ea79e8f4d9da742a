import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface OtlpAttribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string; boolValue?: boolean };
}

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: OtlpAttribute[];
  status: { code: number };
}

interface OtlpRequest {
  resourceSpans: { resource: { attributes: OtlpAttribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

/** A span that a collector received. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: 'internal' | 'server' | 'client' | undefined;
  attributes: Readonly<Record<string, unknown>>;
  hasFailed: boolean;
}

/** Kinds by their numbers in the protocol. */
const kinds = { 1: 'internal', 2: 'server', 3: 'client' } as const;
const errorCode = 2;

const valuesOf = (attributes: readonly OtlpAttribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.boolValue ?? (value.intValue === undefined ? undefined : Number(value.intValue)),
    ]),
  );

/** A collector of spans, which takes OTLP in JSON and responds with a status. With the status 0 it does not respond. */
export async function startOtlpReceiver(initialStatus = 200) {
  const reply = { status: initialStatus };
  const spans: ReceivedSpan[] = [];
  const exports: { url: string | undefined; headers: IncomingHttpHeaders; resource: Record<string, unknown> }[] = [];
  const receive: RequestListener = (request, response) => {
    void json(request).then((body) => {
      for (const { resource, scopeSpans } of (body as OtlpRequest).resourceSpans) {
        exports.push({ url: request.url, headers: request.headers, resource: valuesOf(resource.attributes) });
        for (const { kind, attributes, status, parentSpanId, traceId, spanId, name } of scopeSpans.flatMap(
          (scope) => scope.spans,
        )) {
          spans.push({
            traceId,
            spanId,
            parentSpanId: parentSpanId || undefined,
            name,
            kind: kinds[kind as keyof typeof kinds],
            attributes: valuesOf(attributes),
            hasFailed: status.code === errorCode,
          });
        }
      }
      if (reply.status > 0) response.writeHead(reply.status, { 'content-type': 'application/json' }).end('{}');
    });
  };
  const server = createServer(receive);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reply,
    spans,
    exports,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
