import fc from 'fast-check';
import { findProblems } from './judge.ts';
import { oddRequests } from './requests.ts';
import { sendRaw } from './send-raw.ts';

export interface Finding {
  /** The request as a JSON string, to be sent again as it is. */
  readonly request: string;
  readonly problems: readonly string[];
}

export interface FuzzJob {
  readonly port: number;
  readonly requests: number;
  readonly seed: number;
  /** Called after each batch with the number of requests so far. */
  onBatch?(sent: number): void | Promise<void>;
}

export interface FuzzResult {
  readonly sent: number;
  /** Responses by status; `none` were closed without one. */
  readonly statuses: ReadonlyMap<string, number>;
  readonly findings: readonly Finding[];
}

const batchSize = 500;
const connections = 8;

/** More findings than these would hardly be read. */
const mostFindings = 20;

/** Sends odd requests to a site on this machine, some at once. The same seed makes the same requests. */
export async function runFuzz({ port, requests, seed, onBatch }: FuzzJob): Promise<FuzzResult> {
  const statuses = new Map<string, number>();
  const findings: Finding[] = [];
  let sent = 0;
  for (let batch = 0; sent < requests && findings.length < mostFindings; batch += 1) {
    const left = fc.sample(oddRequests, { numRuns: Math.min(batchSize, requests - sent), seed: seed + batch });
    const send = async () => {
      for (let request = left.pop(); request; request = left.pop()) {
        const response = await sendRaw(port, request);
        const problems = findProblems(request.bytes, response);
        if (problems.length > 0) findings.push({ request: JSON.stringify(request.bytes), problems });
        const status = response?.slice(9, 12) || 'none';
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        sent += 1;
      }
    };
    await Promise.all(Array.from({ length: connections }, send));
    await onBatch?.(sent);
  }
  return { sent, statuses, findings };
}
