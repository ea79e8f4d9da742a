import { act, Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import * as v from 'valibot';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ResponseCache } from '../../../../client/data/response-cache.ts';
import { fulfilled, type DataSource, DataSourceContext } from '../../../../shared/data/data-source.ts';
import { resource } from '../../../../shared/data/resource.ts';
import { found, useData } from '../../../../shared/data/use-data.ts';
import '../support/act.ts';

const name = resource('v1/hydrated-once/', {}, async () => v.string());
const response = fulfilled({ state: 'found', data: 'name' });
const source = { seed: () => response, ageMs: () => 0, fetch: vi.fn() } as unknown as DataSource;

it('PERF-01 SSR-02 renders a late-hydrating component once although another component has already read the same data', async () => {
  const code = Promise.withResolvers<void>();
  let inBrowser = false;
  let renders = 0;
  const Early = () => found(useData(name));
  const Late = () => {
    if (inBrowser) use(code.promise);
    const data = found(useData(name));
    if (inBrowser) renders += 1;
    return data;
  };
  const cache = new ResponseCache();
  const page = (
    <SWRConfig value={{ provider: () => cache }}>
      <DataSourceContext value={source}>
        <Early />
        <Suspense fallback="…">
          <Late />
        </Suspense>
      </DataSourceContext>
    </SWRConfig>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  inBrowser = true;
  const root = await act(async () => hydrateRoot(container, page));
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () => code.resolve());
  expect(renders).toBe(1);
});
