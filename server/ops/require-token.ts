import type { RequestHandler } from 'express';
import { sendProblem } from '../http/responses.ts';
import { isSameSecret } from '../config/same-secret.ts';

/** Lets operators in by `Authorization: Bearer` and the token. */
export function requireToken(token: string): RequestHandler {
  return (request, response, next) => {
    if (token === '') return sendProblem(response, 403, 'Set ADMIN_TOKEN to allow this.');
    const given = /^Bearer +(.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (given !== undefined && isSameSecret(given, token)) return next();
    response.set('www-authenticate', 'Bearer');
    sendProblem(response, 401, 'This needs the header Authorization: Bearer and the value of ADMIN_TOKEN.');
  };
}
