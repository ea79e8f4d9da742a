import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { chooseSlide } from '../../../../client/components/text-slide-card/choose-slide.ts';
import { TextSlideCard } from '../../../../client/components/text-slide-card/text-slide-card.tsx';
import { SectionBanner } from '../../../../client/components/slide-card/section-banner.tsx';
import { SlideCard } from '../../../../client/components/slide-card/slide-card.tsx';
import { HomeSlides } from '../../../../client/pages/home/home-slides.tsx';
import type { SlideCardData } from '../../../../shared/data/reduced-slides.ts';
import { after, until } from '../support/act.ts';
import { responses } from '../support/games.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';

const now = Date.parse('2026-11-20T12:00:00Z');

const slide = (id: string, more: Partial<SlideCardData> = {}): SlideCardData => ({
  id,
  section: 'slots',
  title: `The ${id}`,
  terms: '18+. Once a week, £10 or more.',
  cta: 'See the terms',
  ctaLink: { href: '/casino-promotions/x/' },
  alt: 'Three slots',
  ...more,
});

const media = { images: [{ url: 'banners/slots', type: 'image/avif', width: 750 }] };
const serve = (items: SlideCardData[]) =>
  responses({ 'banners/game-banners': { items }, 'banners/locations/': { items }, 'banners/media': media });

describe('slide card', () => {
  it('BAN-07 COMP-02 shows its full terms between its title and its call to action', async () => {
    const { container } = await renderSite(<SlideCard slide={slide('offer')} heading="h3" />, { seed: serve([]) });
    const [title, terms, cta] = container.querySelectorAll('h3, p, a');
    expect([title, terms, cta].map((part) => part?.textContent)).toEqual([
      'The offer',
      '18+. Once a week, £10 or more.',
      'See the terms',
    ]);
    expect(container.querySelector('img')?.alt).toBe('Three slots');
  });

  it.each([
    ['roulette', 'green'],
    ['rooftopchase', 'green'],
    ['slots', 'yellow'],
    ['anything', 'yellow'],
  ])('BAN-04 uses for the section %s a %s call to action', (section, colour) => {
    const html = serverHtml(<SlideCard slide={slide('x', { section })} heading="h3" />, { seed: serve([]) });
    expect(html).toMatch(new RegExp(`<a class="[^"]*_${colour}_`));
  });

  it("PAGE-12 ROUTE-04 validates its link and adds the culture's prefix", () => {
    const card = (href: string) =>
      serverHtml(<SlideCard slide={slide('x', { ctaLink: { href } })} heading="h3" />, {
        seed: serve([]),
        culture: 'en-IE',
      });
    expect(card('/casino-promotions/x/')).toContain('href="/en-IE/casino-promotions/x/"');
    expect(card('https://rooftopchase.example/')).toContain('target="_blank" rel="noopener"');
    expect(card('javascript:alert(1)')).not.toContain('<a ');
  });

  it('API-04 shows its text when its image could not be loaded', () => {
    const html = serverHtml(<SlideCard slide={slide('offer')} heading="h3" />, { seed: responses({}) });
    expect(html).toContain('The offer');
    expect(html).not.toContain('<img');
  });
});

describe('banners below the rails', () => {
  it('BAN-03 show only current slides', () => {
    const items = [slide('one'), slide('over', { end: '2026-11-19' }), slide('later', { start: '2026-11-21' })];
    const html = serverHtml(<HomeSlides />, { seed: serve(items), now });
    expect([...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual(['The one']);
  });

  it.each([
    ['no slide is current', serve([slide('over', { end: '2026-11-19' })])],
    ['their request has failed', responses({})],
  ])('API-04 are absent when %s', (_, seed) => {
    expect(serverHtml(<HomeSlides />, { seed, now })).toBe('');
  });
});

describe('banner beside games', () => {
  it('BAN-01 shows the slide of the section and is labelled by its title', async () => {
    const seed = serve([slide('tables', { section: 'roulette' }), slide('slots')]);
    const { container } = await renderSite(<SectionBanner />, { seed, now, url: '/slots/' });
    const aside = container.querySelector('aside');
    const heading = container.querySelector('h2');
    expect(heading?.textContent).toBe('The slots');
    expect(aside?.getAttribute('aria-labelledby')).toBe(heading?.id);
  });

  it.each([
    ['en-GB', 145],
    ['en-IE', 145],
    ['en-ROW', 145],
    ['es', 145],
    ['de-DE', 210],
    ['sv', 210],
  ] as const)('BAN-02 on a game page of %s shows the game, %i pixels high on a phone', async (culture, height) => {
    const seed = responses({
      'banners/game-banners': { items: [slide('slots')] },
      [`banners/media?device=mobile&culture=${culture}&sectionCode=slots&layer=foreground&ver=1&gameSlug=comet`]: media,
    });
    const banner = <SectionBanner gameSlug="comet" />;
    const { container } = await renderSite(banner, { seed, now, culture, url: '/slots/comet/' });
    const image = container.querySelector('img');
    expect([image?.alt, image?.width, image?.height]).toEqual(['', 750, height]);
    expect(image?.closest('div')?.className).toContain(`front${height}`);
    expect(container.querySelector('source')?.srcset).toMatch(/slots\?w=750&f=avif 750w, .*w=1500&f=avif 1500w$/);
  });

  it("BAN-02 on a game page shows the slide's own image when the slide belongs to another section", () => {
    const seed = responses({
      'banners/game-banners': { items: [slide('home', { section: 'home' })] },
      'banners/media?device=mobile&culture=en-GB&sectionCode=home&layer=foreground&ver=1': media,
    });
    const html = serverHtml(<SectionBanner gameSlug="comet" />, { seed, now, url: '/slots/comet/' });
    expect(html).toMatch(/<img [^>]*alt="Three slots" width="750" height="360"/);
  });

  it.each(['/responsible-gaming/', '/bingo-card-generator/'])('BAN-01 is absent on %s', (url) => {
    expect(serverHtml(<SectionBanner />, { seed: serve([slide('x')]), now, url })).toBe('');
  });
});

describe('a card with the focus that expires', () => {
  const home = <HomeSlides key="" />;
  const ending = (id: string) => slide(id, { end: '2026-11-21' });
  const cards: readonly (readonly [what: string, items: SlideCardData[], element: ReactNode, goesTo: string])[] = [
    ['the home page has another', [ending('one'), slide('two')], home, 'See the terms'],
    ['the home page has others after it', [ending('one'), ending('two'), slide('three')], home, 'See the terms'],
    ['the home page has one before it', [slide('two'), ending('one')], home, 'See the terms'],
    ['the home page has no other', [ending('one')], home, 'What follows'],
    ['all on the home page expire', [ending('one'), ending('two')], home, 'What follows'],
    ['it is beside games', [ending('one')], <SectionBanner key="" />, 'What follows'],
    ['it is beside a post', [ending('one')], <TextSlideCard key="" place="blog-post" />, 'What follows'],
  ];

  it.each(cards)('A11Y-03 passes the focus on when %s', async (_, items, element, goesTo) => {
    const { container, stores } = await renderSite(
      <main id="main">
        {element}
        <p>What follows</p>
      </main>,
      { seed: serve(items), now, url: '/slots/' },
    );
    // The test's document has no layout.
    for (const each of container.querySelectorAll<HTMLElement>('*'))
      Object.defineProperty(each, 'offsetHeight', { value: 1 });
    const place = items.findIndex(({ end }) => end);
    container.querySelectorAll('a')[place]?.focus();
    expect(document.activeElement?.localName).toBe('a');
    await after(() => (stores.ui.contextTime = Date.parse('2026-11-22T12:00:00Z')));
    await until(() =>
      expect(container.querySelectorAll('article')).toHaveLength(items.filter(({ end }) => !end).length),
    );
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toBe(goesTo);
  });
});

const textSlide = (title: string, start?: string, end?: string) => ({
  title,
  cta: 'Read',
  ctaLink: { href: '/slots/' },
  start,
  end,
});
const textSlides = [
  textSlide('past', undefined, '2026-01-31'),
  textSlide('on', '2026-02-01', '2026-02-28'),
  textSlide('always'),
];

it.each([
  ['2026-02-01', 'a', 'always'],
  ['2026-02-01', 'b', 'on'],
  ['2026-02-28', 'b', 'on'],
  ['2026-03-01', 'a', 'always'],
  ['2026-03-01', 'b', 'always'],
])('BAN-03 PAGE-04 shows on %s for the seed "%s" the slide "%s"', (day, seed, title) => {
  expect(chooseSlide(textSlides, day, seed)?.title).toBe(title);
});

it('BAN-03 distributes pages over the current slides, also pages whose names have the same length', () => {
  const titles = ['one', 'two', 'three'];
  const current = titles.map((title) => textSlide(title));
  const found = Array.from('abcdef', (name) => chooseSlide(current, '2026-02-01', `/blog/${name}/`)?.title);
  expect(new Set(found)).toEqual(new Set(titles));
});

it('BAN-03 returns undefined when no slide is current', () => {
  expect(chooseSlide([textSlide('past', undefined, '2026-01-31')], '2026-02-01', 'x')).toBeUndefined();
});
