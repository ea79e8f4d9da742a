import type { ServiceRequest } from './endpoint.ts';
import { ProblemError } from './problem.ts';

/** The origin by which the client reached these services. Links back to them begin with it. */
export function ownOrigin({ header }: Pick<ServiceRequest, 'header'>): string {
  const host = header('host') ?? '';
  if (!/^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i.test(host))
    throw new ProblemError(400, 'the Host header names no host');
  return `${header('x-forwarded-proto') === 'https' ? 'https' : 'http'}://${host}`;
}
