import { Client } from 'undici';
import { quantile } from '../statistics.ts';
import type { LoadJob, LoadOutcome, LoadTarget } from './load-job.ts';

// Generates load in its own process, so that its CPU time is not counted. Runs one job at a time, sent over the IPC
// channel.

interface LoadResponse {
  status: number;
  firstByteMs: number;
  wholeMs: number;
}

function sendRequest(
  client: Client,
  { host, path }: LoadTarget,
  headers: Readonly<Record<string, string>>,
): Promise<LoadResponse> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    let status = 0;
    let firstByteMs = 0;
    client.dispatch(
      { method: 'GET', path, headers: { host, ...headers } },
      {
        onRequestStart() {},
        onResponseStart(_controller, statusCode) {
          status = statusCode;
          firstByteMs = performance.now() - begun;
        },
        onResponseData() {},
        onResponseEnd: () => resolve({ status, firstByteMs, wholeMs: performance.now() - begun }),
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
}

let unique = 0;

async function run(job: LoadJob): Promise<LoadOutcome> {
  const { port, targets, headers, connections, forMs = Number.POSITIVE_INFINITY, warmPath } = job;
  const most = job.requests ?? Number.POSITIVE_INFINITY;
  const clients = Array.from({ length: connections }, () => new Client(`http://127.0.0.1:${port}`, { pipelining: 1 }));
  const [{ host } = { host: '' }] = targets;
  if (warmPath !== undefined)
    await Promise.all(clients.map((client) => sendRequest(client, { host, path: warmPath }, headers)));
  const firstBytes: number[] = [];
  const wholes: number[] = [];
  const statuses: Record<string, number> = {};
  const begun = performance.now();
  let sent = 0;

  async function drive(client: Client) {
    while (sent < most && performance.now() - begun < forMs) {
      const target = targets[sent % targets.length];
      if (!target) return;
      sent += 1;
      unique += 1;
      const path = target.path.replace('{n}', String(unique));
      const { status, firstByteMs, wholeMs } = await sendRequest(client, { host: target.host, path }, headers);
      statuses[status] = (statuses[status] ?? 0) + 1;
      firstBytes.push(firstByteMs);
      wholes.push(wholeMs);
    }
  }
  await Promise.all(clients.map(drive));
  const ms = performance.now() - begun;
  await Promise.all(clients.map((client) => client.close()));
  return {
    requests: wholes.length,
    ms,
    statuses,
    firstByteP50: quantile(firstBytes, 0.5),
    p50: quantile(wholes, 0.5),
    p99: quantile(wholes, 0.99),
  };
}

process.on('message', (job: LoadJob) => {
  run(job).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
