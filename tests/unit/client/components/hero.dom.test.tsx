import { describe, expect, it } from 'vitest';
import { Hero } from '../../../../client/components/hero/hero.tsx';
import { focusHeading } from '../../../../client/focus/focus-heading.ts';
import type { Stores } from '../../../../client/stores/stores.ts';
import { type CultureCode, cultures } from '../../../../locales/index.ts';
import type { BannerConfig } from '../../../../shared/routing/route.ts';
import { after, click, until } from '../support/act.ts';
import { responses } from '../support/games.ts';
import { stubObserver } from '../support/observers.ts';
import { renderSite, serverHtml, siteOf } from '../support/render-site.tsx';

const banner = (url: string) => ({ images: [{ url, type: 'image/avif', width: 1920, height: 472 }] });
const seed = responses({ 'banners/media': banner('banners/home') });

describe('hero', () => {
  it('BAN-02 SHELL-11 contains both layers for both screen sizes, and reserves space in their aspect ratios', () => {
    const html = serverHtml(<Hero />, { seed });
    const placeOf = (element: string) => /width="(\d+)" height="(\d+)"/.exec(element)?.slice(1).join('x');
    const elements = (tag: string) => (html.match(new RegExp(`<${tag}[^>]*>`, 'g')) ?? []).map(placeOf);
    expect(new Set(elements('source').filter(Boolean))).toEqual(new Set(['1920x472', '1920x292']));
    expect(new Set(elements('img'))).toEqual(new Set(['750x360']));
    expect(html).toContain('media="(width &gt;= 48em)"');
    expect(html).toContain('/images/banners/home?w=1920&amp;f=avif"');
    expect(html).toContain('/images/banners/home?w=750&amp;f=avif 750w');
  });

  it('COMP-02 BAN-07 shows the full terms of the offer right after its buttons', () => {
    const html = serverHtml(<Hero />, { seed });
    const terms = html.slice(html.lastIndexOf('</a></div>'));
    for (const fact of ['18+', '£10', 'LANTERN50', '£0.10', '7 days', '60x', '30 days', '10% of winnings', '£5'])
      expect(terms).toContain(fact);
  });

  it.each([
    ['en-GB', '/casino-promotions/free-spins/'],
    ['en-IE', '/en-IE/casino-promotions/welcome/'],
    ['en-ROW', '/en-ROW/casino-promotions/welcome/'],
    ['de-DE', '/promotions/welcome/'],
    ['es', '/promociones/welcome/'],
  ] as const)('COMP-02 in %s links to the page of its offer', (culture, href) => {
    expect(serverHtml(<Hero />, { seed, culture })).toContain(`href="${href}">See the offer</a>`);
  });

  it.each(Object.values(cultures).filter(({ promotionsEnabled }) => !promotionsEnabled))(
    'COMP-03 shows no offer in $code, and links to help instead',
    ({ code }) => {
      const html = serverHtml(<Hero />, { seed, culture: code });
      const { compliance } = siteOf(code);
      expect(html).not.toMatch(/offer|bonus|free spins|deposit/i);
      expect(html).toContain(compliance.selfExclusion.href);
      expect(html).toContain(compliance.helplines[0].href);
    },
  );

  it("BAN-01 shows the texts and the link of the route's banner, in cultures where promotions are allowed", () => {
    const own: BannerConfig = {
      section: 'home',
      cta: 'banner.browse',
      terms: 'banner.rooftopchase.terms',
      ctaLink: '/slots/',
      alt: 'banner.rooftopchase.title',
      cultureOffers: { 'en-IE': 'rooftop-chase', sv: 'rooftop-chase' },
    };
    const htmlIn = (culture: CultureCode) => serverHtml(<Hero />, { seed, culture, banner: own });
    const irish = htmlIn('en-IE');
    expect(irish).toContain('href="/en-IE/slots/">Browse games</a>');
    expect(irish).toContain('20 free spins with a deposit');
    expect(irish).toContain('alt="Rooftop chase"');
    expect(htmlIn('sv')).not.toContain('20 free spins');
  });

  it.each([
    ['has ended', { 'free-spins': { end: '2027-12-31', values: {} } }],
    ['has no figures', {}],
  ])('COMP-02 shows neutral texts where the offer %s', (_, offers) => {
    const now = Date.parse('2028-01-01T12:00:00Z');
    const html = serverHtml(<Hero />, { seed, now, site: { offers } });
    expect(html).toContain('Decide for yourself.');
    expect(html).not.toMatch(/free spins|deposit/);
  });

  it('API-04 shows its text when the images could not be loaded', () => {
    const html = serverHtml(<Hero />, { seed: responses({}) });
    expect(html).toContain('<h1');
    expect(html).not.toContain('<img');
  });

  const inRange = Date.parse('2025-10-01T12:00:00Z');
  const twoSlides: BannerConfig = {
    section: 'home',
    slides: [{ section: 'neutral', start: '2025-09-01', end: '2025-11-25' }],
  };

  it('BAN-03 BAN-07 renders current slides beside its own content on the server, each with its terms', () => {
    const html = serverHtml(<Hero />, { seed, now: inRange });
    expect(html.match(/role="group"/g)).toHaveLength(2);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const second = html.slice(html.lastIndexOf('<h2'));
    expect(second).toContain('href="/casino-promotions/rooftop-chase/"');
    for (const fact of ['18+', '£10', '£20', '60x', '£5,000']) expect(second).toContain(fact);
  });

  it.each(Object.values(cultures))('A11Y-03 renders the page heading outside the slides in $code', ({ code }) => {
    const html = serverHtml(<Hero />, { seed, culture: code, now: inRange, banner: twoSlides });
    const [before = '', ...groups] = html.split('role="group"');
    expect(before).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(groups).toHaveLength(2);
    for (const group of groups) {
      expect(group).toContain('<h2');
      expect(group).not.toContain('<h1');
    }
  });

  it.each([
    ['en-GB', '2025-11-26T00:00:00Z'],
    ['en-IE', '2025-10-01T12:00:00Z'],
  ] as const)('BAN-03 renders no slider in %s at %s', (culture, time) => {
    expect(serverHtml(<Hero />, { seed, culture, now: Date.parse(time) })).not.toContain('role="group"');
  });

  it('BAN-03 removes an expired slide once the page learns the time', async () => {
    const { container, stores } = await renderSite(<Hero />, { seed, now: inRange });
    expect(container.querySelectorAll('[role=group]')).toHaveLength(2);
    await after(() => (stores.ui.contextTime = Date.parse('2025-11-26T12:00:00Z')));
    expect(container.querySelectorAll('[role=group]')).toHaveLength(0);
    expect(container.querySelectorAll('h1')).toHaveLength(1);
  });

  it("BAN-03 BAN-06 BAN-07 shows the banner of the visitor's banner code: its text, terms, link and title, and no other slide", async () => {
    const requested: string[] = [];
    const { container, stores } = await renderSite(<Hero />, {
      now: inRange,
      seed: (resource) => (resource.key.includes('bt=') ? undefined : seed(resource)),
      respond(resource) {
        requested.push(resource.path);
        return seed(resource);
      },
    });
    const bt = {
      code: 'comet50',
      r: '7',
      pageTitle: '50 free spins',
      cta: 'Take a look',
      terms: '18+. New players only.',
      ctaLink: '/casino-promotions/free-spins/',
      alt: 'A lantern',
    };
    await after(() => Object.assign(stores.bt, bt));
    expect(container.querySelector('h1')?.textContent).toBe('50 free spins');
    expect(container.textContent).toContain('18+. New players only.');
    expect(container.querySelector('a')?.outerHTML).toContain('href="/casino-promotions/free-spins/">Take a look');
    expect(container.querySelector('img')?.alt).toBe('A lantern');
    expect(container.querySelectorAll('[role=group]')).toHaveLength(0);
    expect(document.title).toBe('50 free spins');
    expect(requested).toHaveLength(4);
    for (const path of requested) expect(path).toMatch(/bt=comet50&r=7$/);
  });

  it('BAN-06 does not change while the texts of the banner code are missing', async () => {
    const { container, stores } = await renderSite(<Hero />, { seed });
    const before = container.innerHTML;
    await after(() => Object.assign(stores.bt, { code: 'comet50', fetched: true }));
    expect(container.innerHTML).toBe(before);
  });

  const outOfRange = Date.parse('2025-11-26T12:00:00Z');
  const bt = { code: 'comet50', pageTitle: '50 free spins', cta: 'Go', terms: '18+.', ctaLink: '/slots/' };
  const cta = (root: ParentNode, slide = 0) => root.querySelectorAll('p[data-terms]')[slide]?.previousElementSibling;

  type Find = (root: ParentNode) => Element | null | undefined;
  const first = (root: ParentNode) => cta(root)?.querySelector('a');
  const begin = ({ ui }: Stores) => (ui.contextTime = inRange);
  const end = ({ ui }: Stores) => (ui.contextTime = outOfRange);
  const becomeBt = (stores: Stores) => Object.assign(stores.bt, bt);
  const heading = (root: ParentNode) => root.querySelector('h1');
  const secondLink: Find = (root) => cta(root, 1)?.querySelector('a');
  const termsLink: Find = (root) => root.querySelector('[role=group]:last-child [data-terms] a');
  const lastLink: Find = (root) => cta(root)?.querySelector('a:last-child');
  const control: Find = (root) => root.querySelector('button');
  /** The elements that have the focus before and after the change: the same element must not lose it. */
  const changes: readonly (readonly [string, now: number, (stores: Stores) => void, from: Find, to: Find])[] = [
    ['a link when a second slide is added', outOfRange, begin, first, first],
    ['a link when its slide becomes the only one', inRange, end, first, first],
    ['a link when several slides are replaced by the banner of a code', inRange, becomeBt, first, first],
    ['a link when the only slide is replaced by the banner of a code', outOfRange, becomeBt, first, first],
    ['the first link when the focused slide has expired', inRange, end, secondLink, first],
    ['the first link when the banner of a code replaces focused terms', inRange, becomeBt, termsLink, first],
    ['the first link when the banner of a code has no second link', outOfRange, becomeBt, lastLink, first],
    ['the first link when the slider controls are removed', inRange, end, control, first],
    ['the heading when a second slide is added', outOfRange, begin, heading, heading],
    ['the heading when only one slide remains', inRange, end, heading, heading],
  ];

  it.each(changes)('A11Y-02 keeps the focus on %s', async (_, now, change, from, to) => {
    stubObserver('IntersectionObserver');
    const { container, stores } = await renderSite(
      <main id="main">
        <Hero />
      </main>,
      { respond: seed, now, banner: twoSlides },
    );
    if (now === inRange) await until(() => expect(container.querySelectorAll('button')).not.toHaveLength(0));
    const focused = from(container);
    if (focused?.closest('[inert]')) await click(container.querySelectorAll('button')[1]);
    if (focused instanceof HTMLHeadingElement) focusHeading();
    else if (focused instanceof HTMLElement) focused.focus();
    expect(document.activeElement).toBe(focused);
    await after(() => change(stores));
    await until(() => expect(document.activeElement).toBe(to(container)));
    expect(to(container)?.isConnected).toBe(true);
    if (from === first) expect(document.activeElement).toBe(focused);
  });
});
