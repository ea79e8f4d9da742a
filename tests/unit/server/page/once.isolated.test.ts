import type { Request, Response } from 'express';
import { expect, it, vi } from 'vitest';
import { infoOf } from '../../../../server/http/request/request-info.ts';
import { makeView } from '../../../../server/page/make-view.ts';
import { resolveTarget } from '../../../../server/http/request/target.ts';
import { testSite } from '../support/test-site.tsx';
import { resolvedFor } from '../support/resolved-request.ts';

vi.mock('../../../../client/app.tsx', () => import('../support/test-app.tsx'));
vi.mock('../../../../server/page/make-view.ts', { spy: true });
vi.mock('../../../../server/http/request/target.ts', { spy: true });

it('SSR-10 the head and the view of a page are made once for all requests that share its render', async () => {
  const { pages, target } = testSite(() => ({ state: 'found', data: { asOf: 'today', items: [] } }));
  const slots = target('/slots/');
  const visitors = Array.from({ length: 5 }, () =>
    pages.get(slots, { requestId: 'r', signal: new AbortController().signal, wantsComplete: true }),
  );
  await Promise.all(visitors);
  expect(makeView).toHaveBeenCalledOnce();
});

it('SSR-10 the URL of a request is resolved once, however many handlers read it', () => {
  const { brandConfig } = testSite(() => ({ state: 'found', data: {} })).target('/slots/');
  vi.mocked(resolveTarget).mockClear();
  const request = { url: '/slots/', headers: { host: 'en.localhost' }, socket: {} } as unknown as Request;
  resolvedFor(brandConfig)(request, {} as Response, () => undefined);
  const targets = Array.from({ length: 3 }, () => infoOf(request).target);
  expect(new Set(targets).size).toBe(1);
  expect(targets[0]).toBeDefined();
  expect(resolveTarget).toHaveBeenCalledOnce();
});
