import { STATUS_CODES } from 'node:http';
import * as v from 'valibot';
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

/**
 * Name and message of an invalid field, without the value: no response repeats what was sent (SEC-05). A name that
 * the request chose is left out too.
 */
export function issueTexts(issue: v.BaseIssue<unknown>): { field: string | undefined; message: string } {
  const path = v.getDotPath(issue) ?? '';
  const message = issue.message.replace(/(?: but received|: Received) [^]*$/, '');
  return { field: /^\w+(?:\.\w+)*$/.test(path) ? path : undefined, message };
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
