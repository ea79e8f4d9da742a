import { type ComponentType, type ReactNode, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart } from '../../../../client/components/region/lazy-part.tsx';
import { QuietRegion } from '../../../../client/components/region/quiet-region.tsx';
import { Region } from '../../../../client/components/region/region.tsx';
import { useLate } from '../../../../client/components/region/use-late.ts';
import { after, click } from '../support/act.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';

/** Renders a lazily loaded part inside a page region. */
const renderPart = (Late: ComponentType, fallback?: ReactNode) =>
  renderSite(
    <Region name="page">
      <Suspense fallback={fallback}>
        <Late />
      </Suspense>
    </Region>,
  );

describe('region', () => {
  it('ERR-01 replaces only the failing part with an error message, and renders it again on a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    const Fragile = () => {
      if (broken) throw new Error('no');
      return <p>whole</p>;
    };
    const { container } = await renderSite(
      <>
        <Region name="header">
          <Fragile />
        </Region>
        <p>rest</p>
      </>,
    );
    expect(container.querySelector('[role=alert]')?.textContent).toContain('Something went wrong.');
    expect(container.textContent).toContain('rest');
    broken = false;
    await click(container.querySelector('button'));
    expect(container.textContent).toBe('wholerest');
  });

  it('ERR-01 renders nothing in place of a failing optional part', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Fragile = () => {
      throw new Error('no');
    };
    const { container } = await renderSite(
      <>
        <QuietRegion>
          <Fragile />
        </QuietRegion>
        <p>rest</p>
      </>,
    );
    expect(container.innerHTML).toBe('<p>rest</p>');
  });

  it('ERR-01 reloads the page on a retry when the code of a part failed to load, but only once the site responds', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const fetchSpy = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('no connection'));
    fetchSpy.mockResolvedValueOnce(new Response(null, { status: 503 })).mockResolvedValueOnce(new Response(null));
    const Late = lazyPart(() => Promise.reject(new Error('no code')));
    const { container } = await renderPart(Late);
    expect(fetchSpy).not.toHaveBeenCalled();
    const reloads: number[] = [];
    for (const _ of [1, 2, 3]) {
      await click(container.querySelector('[data-failed=page] button'));
      await after(() => undefined);
      reloads.push(reload.mock.calls.length);
    }
    expect(reloads).toEqual([0, 0, 1]);
  });

  it('ERR-01 keeps the fallback when the import is aborted because the visitor navigates away', async () => {
    const { promise, reject } = Promise.withResolvers<() => null>();
    const { container } = await renderPart(
      lazyPart(() => promise),
      <p>as it is</p>,
    );
    window.dispatchEvent(new Event('beforeunload'));
    await after(() => reject(new Error('broken off')));
    await after(() => undefined);
    expect(container.textContent).toBe('as it is');
  });

  it('ERR-01 API-04 lets the server render the rest of the page', () => {
    const Broken = () => {
      throw new Error('no');
    };
    const html = serverHtml(
      <>
        <Region name="footer">
          <Broken />
        </Region>
        <p>rest</p>
      </>,
    );
    expect(html).toContain('Something went wrong.');
    expect(html).toContain('<p>rest</p>');
  });
});

describe('useLate', () => {
  async function renderLate(load: () => Promise<string>) {
    function Part({ isNeeded = false }) {
      const { code, failure } = useLate(load, isNeeded);
      return code ?? (failure ? String(failure.error) : 'nothing');
    }
    const { container, show } = await renderSite(<Part />);
    return { container, show: (isNeeded: boolean) => show(<Part isNeeded={isNeeded} />) };
  }

  it('PERF-01 loads code once when it is needed, which stays loaded', async () => {
    const load = vi.fn(async () => 'code');
    const { container, show } = await renderLate(load);
    expect([container.textContent, load.mock.calls.length]).toEqual(['nothing', 0]);
    for (const isNeeded of [true, false, true]) {
      await show(isNeeded);
      expect([container.textContent, load.mock.calls.length]).toEqual(['code', 1]);
    }
  });

  it('ERR-01 returns the failure', async () => {
    const { container, show } = await renderLate(() => Promise.reject('gone'));
    await show(true);
    expect(container.textContent).toBe('gone');
  });
});
