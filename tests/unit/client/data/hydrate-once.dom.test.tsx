import { Suspense, use } from 'react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { resource } from '../../../../shared/data/resource.ts';
import { found, useData } from '../../../../shared/data/use-data.ts';
import { after } from '../support/act.ts';
import { hydrateSite } from '../support/render-site.tsx';

const name = resource('v1/hydrated-once/', {}, async () => v.string());

it('PERF-01 SSR-02 renders a late-hydrating component once although another component has already read the same data', async () => {
  const code = Promise.withResolvers<void>();
  const response = { state: 'found', data: 'name' } as const;
  let inBrowser = false;
  let renders = 0;
  const Early = () => found(useData(name));
  const Late = () => {
    if (inBrowser) use(code.promise);
    const data = found(useData(name));
    if (inBrowser) renders += 1;
    return data;
  };
  const page = (
    <>
      <Early />
      <Suspense fallback="…">
        <Late />
      </Suspense>
    </>
  );
  await hydrateSite(page, () => (inBrowser = true), { seed: () => response });
  await after(() => code.resolve());
  expect(renders).toBe(1);
});
