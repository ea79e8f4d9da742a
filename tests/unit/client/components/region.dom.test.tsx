import { type ComponentType, type ReactNode, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart } from '../../../../client/components/region/lazy-part.tsx';
import { QuietRegion } from '../../../../client/components/region/quiet-region.tsx';
import { Region } from '../../../../client/components/region/region.tsx';
import { after, click } from '../support/act.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';

/** Shows a part whose code comes late, as the page has it. */
const renderPart = (Late: ComponentType, fallback?: ReactNode) =>
  renderSite(
    <Region name="page">
      <Suspense fallback={fallback}>
        <Late />
      </Suspense>
    </Region>,
  );

describe('region', () => {
  it('ERR-01 takes down its own part alone, and shows it again on a retry', async () => {
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

  it('ERR-01 does without a part that only one visitor has, and shows nothing in its place', async () => {
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

  it('ERR-01 asks again for a part whose code did not come, each time that it is shown anew, and for none without end', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn(async () => () => <p>here</p>).mockRejectedValueOnce(new Error('no connection'));
    const Late = lazyPart(load);
    const tell = vi.fn();
    const late = (
      <QuietRegion onFail={tell}>
        <Suspense>
          <Late />
        </Suspense>
      </QuietRegion>
    );
    const { container, show } = await renderSite(late);
    expect([container.innerHTML, load.mock.calls.length, tell.mock.calls.length]).toEqual(['', 1, 1]);
    await show(null);
    await show(late);
    await after(() => undefined);
    expect([container.textContent, load.mock.calls.length]).toEqual(['here', 2]);
  });

  it('ERR-01 loads the page anew when a retry does not bring the code of a part either, no sooner than the site answers', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('no connection'));
    ask.mockResolvedValueOnce(new Response(null, { status: 503 })).mockResolvedValueOnce(new Response(null));
    const Late = lazyPart(() => Promise.reject(new Error('no code')));
    const { container } = await renderPart(Late);
    expect(ask).not.toHaveBeenCalled();
    const reloads: number[] = [];
    for (const _ of [1, 2, 3]) {
      await click(container.querySelector('[data-failed=page] button'));
      await after(() => undefined);
      reloads.push(reload.mock.calls.length);
    }
    expect(reloads).toEqual([0, 0, 1]);
  });

  it('ERR-01 leaves a part as it is whose code is broken off because the visitor goes on to another page', async () => {
    let breakOff = (_: Error) => undefined as void;
    const Late = lazyPart(
      () =>
        new Promise<() => null>((_, reject) => {
          breakOff = reject;
        }),
    );
    const { container } = await renderPart(Late, <p>as it is</p>);
    window.dispatchEvent(new Event('beforeunload'));
    await after(() => breakOff(new Error('broken off')));
    await after(() => undefined);
    expect(container.textContent).toBe('as it is');
  });

  it('ERR-01 asks for the code of a part again by its retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Late = lazyPart(vi.fn(async () => () => <p>here</p>).mockRejectedValueOnce(new Error('no connection')));
    const { container } = await renderPart(Late);
    await click(container.querySelector('[data-failed=page] button'));
    await after(() => undefined);
    expect(container.textContent).toBe('here');
  });

  it('ERR-01 API-04 lets the server send the rest of the page', () => {
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
