import { afterEach, describe, expect, it, vi } from 'vitest';
import { Rail } from '../../../../client/components/rail/rail.tsx';
import { after, click } from '../support/act.ts';
import { tileCards } from '../support/games.ts';
import { stubObserver } from '../support/observers.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';

/** Renders a rail of which `visible` of 2000 pixels are visible. */
async function showRail(visible: number) {
  const resized = stubObserver('ResizeObserver');
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(2000);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(visible);
  const site = await renderSite(<Rail title="Slots" games={tileCards(12)} />);
  await after(() => import('../../../../client/components/rail/rail-arrows.tsx'));
  await after(() => resized.notify());
  const list = site.container.querySelector('ul')!;
  const [back, forward] = site.container.querySelectorAll('button');
  return { list, back, forward };
}

describe('rail arrows', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('SSR-05 are not part of the server HTML, because the rail scrolls without JavaScript', () => {
    expect(serverHtml(<Rail title="Slots" games={tileCards(12)} />)).not.toContain('<button');
  });

  it('A11Y-01 scroll the rail, and are marked as disabled at its ends without losing the focus', async () => {
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

  it('GAME-05 are absent when all games are visible', async () => {
    expect((await showRail(2000)).forward).toBeUndefined();
  });
});
