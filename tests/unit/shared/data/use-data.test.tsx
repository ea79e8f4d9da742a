import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { fulfilled, type DataSource, DataSourceContext } from '../../../../shared/data/data-source.ts';
import { resource } from '../../../../shared/data/resource.ts';
import { found, useData } from '../../../../shared/data/use-data.ts';

const name = resource('v1/name/', {}, async () => v.string());
const Name = () => found(useData(name));

it('PERF-01 SSR-02 useData does not access the SWR cache on the server, because the cache would outlive the request', () => {
  const response = fulfilled({ state: 'found', data: 'name' });
  const source = {
    seed: () => response,
    ageMs: () => Number.POSITIVE_INFINITY,
    fetch: vi.fn(),
  } as unknown as DataSource;
  const cache = new Map();
  const read = vi.spyOn(cache, 'get');
  const html = renderToString(
    <SWRConfig value={{ provider: () => cache }}>
      <DataSourceContext value={source}>
        <Name />
      </DataSourceContext>
    </SWRConfig>,
  );
  expect([html, read.mock.calls]).toEqual(['name', []]);
});
