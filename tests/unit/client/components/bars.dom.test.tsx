import { afterEach, describe, expect, it, vi } from 'vitest';
import { BottomStrip } from '../../../../client/components/bottom-strip/bottom-strip.tsx';
import { Clock } from '../../../../client/components/regulator-bar/clock.tsx';
import { RegulatorBar } from '../../../../client/components/regulator-bar/regulator-bar.tsx';
import { StickyBar } from '../../../../client/components/sticky-bar/sticky-bar.tsx';
import { brands } from '../../../../brands/index.ts';
import type { ComplianceProfile } from '../../../../brands/compliance.ts';
import { cultureCodes, cultures } from '../../../../locales/index.ts';
import { hydrateSite, renderSite, serverHtml } from '../support/render-site.tsx';
import { soon } from '../support/soon.ts';

/** The cultures in which the element renders anything. */
const culturesWith = (element: React.ReactNode) =>
  cultureCodes.filter((culture) => serverHtml(element, { culture }) !== '');

/** The cultures whose profile fits. */
const culturesOf = (fits: (profile: ComplianceProfile) => boolean) =>
  cultureCodes.filter((code) => brands.some(({ compliance }) => compliance[code] && fits(compliance[code])));

describe('regulator bar, bottom strip and sticky bar', () => {
  it('SHELL-08 COMP-03 shows the regulator bar where the market requires it, such as in sv and de-DE', async () => {
    expect(culturesWith(<RegulatorBar />)).toEqual(culturesOf(({ topBar }) => topBar !== undefined));
    expect(culturesWith(<RegulatorBar />)).toEqual(expect.arrayContaining(['de-DE', 'sv']));
    const { container } = await renderSite(<RegulatorBar />, { culture: 'sv' });
    const names = [...container.querySelectorAll('a')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Spelpaus', 'Spelgränser', 'Självtest']);
  });

  it('SHELL-08 shows the age mark and the helpline near the bottom where the profile has them, and not in sv', async () => {
    expect(culturesWith(<BottomStrip />)).toEqual(culturesOf(({ bottomStrip }) => bottomStrip !== undefined));
    expect(culturesWith(<BottomStrip />)).not.toContain('sv');
    const { container } = await renderSite(<BottomStrip />);
    expect(container.textContent).toContain('18+');
    expect(container.textContent).toContain('0808 8020 133');
  });

  it("COMP-04 opens external links in a new tab and the site's own hashes in the same tab", async () => {
    const { container } = await renderSite(<RegulatorBar />, { culture: 'de-DE' });
    const targets = [...container.querySelectorAll('a')].map((link) => [link.target, link.rel]);
    expect(targets).toEqual([
      ['_blank', 'noopener'],
      ['', ''],
      ['_blank', 'noopener'],
    ]);
  });

  it('ACC-07 SSR-05 links to the platform for limits until the page hydrates, then to the account overlay', async () => {
    const limits = (container: HTMLElement) => container.querySelectorAll('a')[1]?.getAttribute('href');
    let served: string | null | undefined;
    const { container } = await hydrateSite(<RegulatorBar />, (page) => (served = limits(page)), { culture: 'sv' });
    expect(served).toBe('https://platform.test/login?culture=sv');
    expect(limits(container)).toBe('#account/depositlimits');
  });

  it('SHELL-07 shows the slogan where the culture has it, and not in es', () => {
    expect(culturesWith(<StickyBar />)).toEqual(cultureCodes.filter((code) => cultures[code].stickyBar));
    expect(culturesWith(<StickyBar />)).not.toContain('es');
    expect(serverHtml(<StickyBar />, { culture: 'sv' })).toContain('1\u00a0500');
  });

  it.each([
    ['/slots/', true],
    ['/blog/', true],
    ['/responsible-gaming/', false],
    ['/self-assessment-test/', false],
    ['/terms/', false],
    ['/help/', false],
    ['/contact/', false],
    ['/restricted/us/', false],
    ['/casino-promotions/', false],
    ['/casino-promotions/welcome/', false],
    ['/lp/welcome/', false],
  ])('SHELL-07 COMP-02 shows the slogan on %s, with a join link: %s', (url, invites) => {
    const html = serverHtml(<StickyBar />, { url });
    expect(html).toContain('with the facts up front');
    expect(html.includes('</a>')).toBe(invites);
  });
});

describe('clock of the regulator bar', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it.each([
    ['the server’s time', () => new Response(null, { headers: { date: 'Sat, 28 Nov 2026 10:05:00 GMT' } }), '11:05'],
    ['the device’s time while the server does not respond', () => Promise.reject(new TypeError('offline')), '21:30'],
  ])('COMP-03 shows %s', async (_, respond, shown) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-28T20:30:00Z'), toFake: ['Date'] });
    vi.stubGlobal('fetch', async () => respond());
    const { container } = await renderSite(<Clock />, { culture: 'sv' });
    await soon(() => expect(container.querySelector('time')?.textContent).toBe(shown));
  });
});
