import { type RequestHandler, Router } from 'express';
import { sendProblem } from '../http/responses.ts';
import type { UrlReport } from './explain-url.ts';
import { requireToken } from './require-token.ts';

/** Reports of the processes that responded. */
export interface UrlReports {
  responses: readonly UrlReport[];
  isComplete: boolean;
}

export interface CacheEndpointOptions {
  token: string;
  explain(url: string): Promise<UrlReports>;
}

/** Sends the reports on the URL in `?url=`. */
const sendReports =
  (explain: CacheEndpointOptions['explain']): RequestHandler =>
  async (request, response) => {
    const { url } = request.query;
    const parsed = typeof url === 'string' ? URL.parse(url) : null;
    if (!parsed || !/^https?:$/.test(parsed.protocol))
      return sendProblem(response, 400, 'This needs ?url= and an absolute URL, like https://www.example/slots/.');
    const { responses: processes, isComplete } = await explain(parsed.href);
    response.set('cache-control', 'no-store').json({ url: parsed.href, processes, isComplete });
  };

/** `GET /_cache?url=`: the cached page of each process for a URL, or why there is none. */
export function cacheEndpoint({ token, explain }: CacheEndpointOptions): Router {
  const router = Router();
  router.get('/_cache', requireToken(token), sendReports(explain));
  return router;
}
