import type { RequestHandler } from 'express';
import type { BrandConfig } from '../../../../server/config/brand-config.ts';
import type { AppContext } from '../../../../server/context.ts';
import { resolveRequest } from '../../../../server/http/request/request-info.ts';
import { createTracing } from '../../../../server/telemetry/tracing.ts';

/** Id of every request that `resolvedFor` has resolved. */
export const testRequestId = 'request-9';

/** Resolves requests like the listener, with the given brand for every host. */
export const resolvedFor =
  (brandConfig?: BrandConfig): RequestHandler =>
  (request, _response, next) => {
    request.headers['x-request-id'] = testRequestId;
    resolveRequest(request, {
      hosts: { get: () => brandConfig } as unknown as AppContext['hosts'],
      tracing: createTracing({ trustsSampled: false }),
      trustsProxy: () => false,
      view: { assets: { buildId: 'build' } } as AppContext['view'],
    });
    next();
  };
