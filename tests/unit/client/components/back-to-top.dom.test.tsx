import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackToTop } from '../../../../client/components/back-to-top/back-to-top.tsx';
import { after, click } from '../support/act.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';

const scrollPage = (y: number) =>
  after(async () => {
    window.scrollTo(0, y);
    window.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });

describe('back to top', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    window.scrollTo(0, 0);
  });

  it('SHELL-06 appears after 200 px and goes again', async () => {
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

  it('SHELL-06 A11Y-01 brings the focus to the top as well', async () => {
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

  it('SHELL-06 SSR-05 is a link that the browser follows by itself', () => {
    expect(serverHtml(<BackToTop />)).toMatch(/<a [^>]*href="#"/);
  });
});
