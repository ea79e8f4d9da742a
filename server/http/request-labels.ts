import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSystemPath } from '../../shared/routing/system-path.ts';
import type { RequestLabels } from '../ops/metrics.ts';
import type { CacheState } from '../render/headers.ts';
import { infoOf } from './request-info.ts';

/** `api` of `/api/v1/games/`; `file` for names that are no system path of their own, since they are unbounded. */
function systemName(url: string): string {
  const [, name = ''] = /^\/([\w-]+)(?=[/?]|$)/.exec(url) ?? [];
  return isSystemPath(`/${name}`) ? name.toLowerCase() : 'file';
}

/** Labels of a request whose response has ended. */
export function labelsOf(request: IncomingMessage, response: ServerResponse): RequestLabels {
  const { runtime, target } = infoOf(request);
  const isPage = target?.kind === 'page';
  return {
    route: isPage ? target.match.key : target?.kind === 'redirect' ? 'redirect' : systemName(request.url ?? ''),
    brand: runtime?.brand.id ?? 'none',
    cache: (response.getHeader('x-cache') as CacheState | undefined) ?? 'none',
    status: response.headersSent ? response.statusCode : 499,
  };
}
