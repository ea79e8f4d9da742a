import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackToTop } from '../../../../client/components/back-to-top/back-to-top.tsx';
import { scrollToTop } from '../../../../client/scroll/scroll-to-top.ts';
import { after, click } from '../support/act.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';

const scrollPage = (y: number) =>
  after(async () => {
    window.scrollTo(0, y);
    window.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });

describe('back-to-top link', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    window.scrollTo(0, 0);
  });

  it('SHELL-06 is shown once the page has scrolled more than 200 px and hidden at the top', async () => {
    const { container } = await renderSite(<BackToTop />);
    const link = container.querySelector('a')!;
    const classes = async (y: number) => {
      await scrollPage(y);
      return link.className;
    };
    const hidden = await classes(200);
    const shown = await classes(201);
    expect(shown).not.toBe(hidden);
    expect(await classes(0)).toBe(hidden);
  });

  it('SHELL-06 A11Y-01 moves the focus to the main element when clicked', async () => {
    const { container } = await renderSite(
      <>
        <main id="main" tabIndex={-1} />
        <BackToTop />
      </>,
    );
    await scrollPage(500);
    const link = container.querySelector('a')!;
    link.focus();
    await click(link);
    expect(document.activeElement?.id).toBe('main');
  });

  it('SHELL-06 SSR-05 is rendered on the server as a link to #', () => {
    expect(serverHtml(<BackToTop />)).toMatch(/<a [^>]*href="#"/);
  });
});

describe('scrollToTop', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('SHELL-06 takes 250 ms, and eases out cubically', () => {
    vi.useFakeTimers();
    window.scrollTo(0, 1000);
    scrollToTop();
    vi.advanceTimersByTime(125);
    // Half of the time leaves an eighth of the way.
    expect(scrollY).toBeGreaterThan(100);
    expect(scrollY).toBeLessThan(200);
    vi.advanceTimersByTime(160);
    expect(scrollY).toBe(0);
  });

  it('SHELL-06 scrolls immediately for visitors who prefer reduced motion', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('reduce') }) as MediaQueryList,
    );
    window.scrollTo(0, 1000);
    scrollToTop();
    expect(scrollY).toBe(0);
  });
});
