import { STATUS_CODES } from 'node:http';
import type { Problem } from '../../../shared/contract/basics.ts';
import { type Answer, caching } from './answer.ts';

/** Thrown by an endpoint that cannot give what was asked; it is answered as problem JSON (RFC 9457). */
export class ProblemError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, detail: string, headers: Readonly<Record<string, string>> = {}) {
    super(detail);
    this.status = status;
    this.headers = headers;
  }
}

export function problemAnswer(status: number, detail?: string, headers: Readonly<Record<string, string>> = {}): Answer {
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    ...(detail && { detail }),
  };
  return {
    status,
    type: 'application/problem+json; charset=utf-8',
    body: JSON.stringify(problem),
    cacheControl: status === 404 ? caching.missing : caching.never,
    headers,
  };
}
