import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Rail } from '../../../../client/components/rail/rail.tsx';
import { after, click } from '../support/act.ts';
import { tileCards } from '../support/games.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';
import { setViewport } from '../support/viewport.ts';

/** A rail of which `visible` pixels of 2000 are seen. */
async function showRail(visible: number) {
  let changed: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        changed = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(2000);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(visible);
  const site = await renderSite(<Rail title="Slots" games={tileCards(12)} />);
  await after(() => import('../../../../client/components/rail/rail-arrows.tsx'));
  await after(() => changed());
  const list = site.container.querySelector('ul')!;
  const [back, forward] = site.container.querySelectorAll('button');
  return { list, back, forward };
}

describe('arrows of a rail', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('SSR-05 come with the hydrated page: without JavaScript the rail scrolls by itself', () => {
    expect(serverHtml(<Rail title="Slots" games={tileCards(12)} />)).not.toContain('<button');
  });

  it('A11Y-01 move the rail and say where they can do nothing, without losing the focus', async () => {
    const { list, back, forward } = await showRail(1000);
    const scrollBy = vi.spyOn(list, 'scrollBy').mockImplementation(() => undefined);
    expect(back?.getAttribute('aria-disabled')).toBe('true');
    expect(forward?.getAttribute('aria-disabled')).toBe('false');
    await click(forward);
    expect(scrollBy).toHaveBeenCalledWith({ left: 850 });
    await after(() => {
      list.scrollLeft = 1000;
      list.dispatchEvent(new Event('scroll'));
    });
    expect(back?.getAttribute('aria-disabled')).toBe('false');
    expect(forward?.getAttribute('aria-disabled')).toBe('true');
  });

  it('A11Y-01 have beside them a way past the tiles, to what follows the rail', async () => {
    const { list } = await showRail(1000);
    const section = list.closest('section')!;
    const next = document.createElement('p');
    section.after(document.createElement('div'), next);
    vi.spyOn(next, 'offsetHeight', 'get').mockReturnValue(24);
    await click(section.querySelector('button.visually-hidden'));
    expect(document.activeElement).toBe(next);
  });

  it('PERF-01 do not come where there is no room for them', async () => {
    setViewport(390);
    onTestFinished(() => setViewport());
    expect((await showRail(300)).forward).toBeUndefined();
  });

  it('are absent where all games are seen', async () => {
    expect((await showRail(2000)).forward).toBeUndefined();
  });
});
