import { STATUS_CODES } from 'node:http';
import type { Problem } from '../../../shared/contract/basics.ts';
import { caching, type ServiceResponse } from './response.ts';

/** Thrown by an endpoint to respond with problem JSON (RFC 9457). */
export class ProblemError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, detail: string, headers: Readonly<Record<string, string>> = {}) {
    super(detail);
    this.status = status;
    this.headers = headers;
  }
}

interface ProblemOptions {
  detail?: string;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Further members of the problem. */
  members?: object;
}

export function problemResponse(status: number, { detail, headers, members }: ProblemOptions = {}): ServiceResponse {
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    ...(detail && { detail }),
    ...members,
  };
  return {
    status,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': status === 404 ? caching.missing : caching.never,
      ...headers,
    },
    body: JSON.stringify(problem),
  };
}
