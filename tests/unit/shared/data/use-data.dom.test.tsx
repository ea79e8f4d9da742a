import { act, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fulfilled, type DataSource, DataSourceContext } from '../../../../shared/data/data-source.ts';
import { failed, resource, type Result } from '../../../../shared/data/resource.ts';
import { found, useData } from '../../../../shared/data/use-data.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const name = resource('v1/name/', {}, async () => v.string());
const is = (data: string): Result<unknown> => ({ state: 'found', data });

function Name({ of = name }) {
  return <p>{found(useData(of)) ?? 'nothing'}</p>;
}

/** Renders data of a source with this age. */
async function show(seed: Result<unknown> | Promise<Result<unknown>> | undefined, ageMs = 0, of = name) {
  let pending: Promise<Result<unknown>> | undefined;
  const fetch = vi.fn(() => (pending = Promise.resolve(is('new'))));
  const release = vi.fn();
  const retain = vi.fn(() => release);
  const start = seed && !(seed instanceof Promise) ? fulfilled(seed) : seed;
  const source = { seed: () => start ?? pending, fetch, ageMs: () => ageMs, retain } as unknown as DataSource;
  const container = document.createElement('div');
  const root = createRoot(container);
  const unmount = () => act(async () => root.unmount());
  onTestFinished(unmount);
  const cache = new Map();
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => cache }}>
        <DataSourceContext value={source}>
          <Suspense fallback="…">
            <Name of={of} />
          </Suspense>
        </DataSourceContext>
      </SWRConfig>,
    ),
  );
  return { text: () => container.textContent, fetch, retain, release, unmount };
}

describe('useData', () => {
  it('SSR-02 sends no request while the data of the document is fresh', async () => {
    const { text, fetch } = await show(is('old'), 9_999);
    expect([text(), fetch.mock.calls.length]).toEqual(['old', 0]);
  });

  it('PAGE-10 never requests a draft again, because only the server may request drafts', async () => {
    const draft = resource('v1/name/preview/', {}, async () => v.string(), { freshMs: 0 });
    const { text, fetch } = await show(is('draft'), 60_000, draft);
    expect([text(), fetch.mock.calls.length]).toEqual(['draft', 0]);
  });

  it.each<[string, Result<unknown> | undefined, number]>([
    ['is older than ten seconds', is('old'), 10_001],
    ['the server failed to load', failed, Number.POSITIVE_INFINITY],
    ['is missing', undefined, 0],
  ])('STATE-07 requests once data that %s', async (_, seed, ageMs) => {
    const { text, fetch } = await show(seed, ageMs);
    await vi.waitFor(() => expect(text()).toBe('new'), 10_000);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('STATE-07 SSR-01 returns the same promise to React until missing data has arrived', async () => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    const { text } = await show(undefined);
    expect([text(), consoleError.mock.calls]).toEqual(['new', []]);
    consoleError.mockRestore();
  });

  it('SSR-01 waits for a request in flight without sending a second one', async () => {
    const coming = Promise.withResolvers<Result<unknown>>();
    const { text, fetch } = await show(coming.promise);
    expect(text()).toBe('…');
    await act(async () => coming.resolve(is('come')));
    expect([text(), fetch.mock.calls.length]).toEqual(['come', 0]);
  });

  it('SSR-02 SSR-06 STATE-07 hydrates with the data of the document, and then shows newer data', async () => {
    const rendered = is('old');
    let seed = fulfilled(rendered);
    const page = (source: DataSource) => (
      <DataSourceContext value={source}>
        <Suspense fallback="…">
          <Name />
        </Suspense>
      </DataSourceContext>
    );
    const source = {
      seed: () => seed,
      documented: () => rendered,
      ageMs: () => 0,
      fetch: vi.fn(),
    } as unknown as DataSource;
    const container = document.createElement('div');
    container.innerHTML = renderToString(page(source));
    const shownBefore = container.firstElementChild;
    seed = fulfilled(is('new'));
    const onRecoverableError = vi.fn();
    const root = await act(async () => hydrateRoot(container, page(source), { onRecoverableError }));
    onTestFinished(() => act(async () => root.unmount()));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect([container.textContent, container.firstElementChild === shownBefore]).toEqual(['new', true]);
  });

  it('API-02 returns nothing for a resource that was not found', async () => {
    expect((await show({ state: 'notFound' })).text()).toBe('nothing');
  });

  it('STATE-07 retains a response while it is shown', async () => {
    const { retain, release, unmount } = await show(is('old'));
    expect(retain).toHaveBeenCalledExactlyOnceWith(name.key);
    expect(release).not.toHaveBeenCalled();
    await unmount();
    expect(release).toHaveBeenCalledOnce();
  });
});
