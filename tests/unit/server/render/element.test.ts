import { describe, expect, it } from 'vitest';
import { createPageSource } from '../../../../server/render/element.tsx';
import type { Loading } from '../../../../server/render/view.ts';
import { resource, type Result } from '../../../../shared/data/resource.ts';

const things = resource<unknown>('v1/things/', {}, async () => {
  throw new Error('nothing is checked here');
});
const come: Result<unknown> = { state: 'found', data: 1 };

const sourceWith = (entry: Loading) => createPageSource(new Map([[things.key, entry]]));

describe('data while a page is rendered on the server', () => {
  it('SSR-01 is available synchronously once it has loaded', () => {
    const source = sourceWith({ resource: things, promise: Promise.resolve(come), result: come });
    expect(source.seed(things)).toMatchObject({ status: 'fulfilled', value: come });
  });

  it('SSR-01 is the same promise for React before and after it has loaded', () => {
    const entry: Loading = { resource: things, promise: Promise.resolve(come) };
    const source = sourceWith(entry);
    const coming = source.seed(things);
    expect(coming).toBe(entry.promise);
    entry.result = come;
    expect(source.seed(things)).toBe(coming);
  });

  it('SSR-02 is not fetched when it was not preloaded', async () => {
    const source = createPageSource(new Map());
    await expect(source.seed(things)).resolves.toEqual({ state: 'failed' });
    await expect(source.fetch(things)).resolves.toEqual({ state: 'failed' });
  });
});
