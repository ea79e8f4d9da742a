import { describe, expect, it } from 'vitest';
import { Page } from '../../../../client/pages/game/game-page.tsx';
import { responses, tileCard } from '../support/games.ts';
import { serverHtml } from '../support/render-site.tsx';

const card = {
  ...tileCard('Lantern Trench', { rtp: 96.21, rating: 4.8 }),
  status: 'active',
  image: { url: 'games/a', width: 600, height: 800, alt: 'A jellyfish' },
};
const info = {
  card,
  seo: { title: 'Lantern Trench', description: 'A slow dive.' },
  specs: [
    { key: 'maxWin', kind: 'int', value: 5000 },
    { key: 'quickSpin', kind: 'bool', value: true },
    { key: 'gameTheme', kind: 'enum', value: 'unheardOf' },
  ],
  screenshots: [{ url: 'pictures/a', width: 1280, height: 720, alt: 'The reef' }],
  related: [tileCard('Tide Warden')],
  playTarget: { gameId: 'g1', platformPath: '/play/g1' },
  bonusTerms: { text: 'Counts 100% towards wagering.', termsPath: '/bonus-policy/' },
};
const texts = {
  intro: 'Into lit water.',
  sections: [{ id: 'a', heading: 'How it plays', html: '<p>Five <b>reels</b>.</p>' }],
  faq: [{ question: 'Is it hard?', answerHtml: '<p>No.</p>' }],
};
const services = { 'games/info/': info, 'games/content/': texts };
const url = '/slots/lantern-trench/';
const page = (byPath: Record<string, unknown>, culture: 'en-GB' | 'sv' = 'en-GB') =>
  serverHtml(<Page />, { url, culture, seed: responses(byPath) });

describe('game page', () => {
  it('GAME-04 shows a link to the platform, facts, texts, screenshots, questions and related games', () => {
    const html = page(services);
    for (const part of [
      'href="https://platform.test/play/g1?culture=en-GB"',
      'Into lit water.',
      '<b>reels</b>',
      'alt="The reef"',
      'Is it hard?',
      'Tide Warden',
      '5,000x stake',
      'Yes',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain('unheardOf');
    expect(html).not.toContain('Game theme');
  });

  it.each([
    ['en-GB', 145],
    ['sv', 210],
  ] as const)('BAN-02 in %s starts on a phone with the foreground of its banner, %i pixels high', (culture, height) => {
    const media = { images: [{ url: 'heroes/a', type: 'image/avif', width: 750 }] };
    const html = page({ ...services, 'banners/media': media }, culture);
    const [picture = ''] = /<picture class="[^"]*_front_[^]*?<\/picture>/.exec(html) ?? [];
    expect(picture).toContain(`front${height}`);
    const [source = ''] = /<source [^>]*type="image\/avif"[^>]*>/i.exec(picture) ?? [];
    expect(source).toContain('48em)"');
    expect(source).toMatch(/srcset="[^"]*games\/a/i);
    const [image = ''] = /<img [^>]*>/.exec(picture) ?? [];
    expect(image).toMatch(/ src="[^"]*heroes\/a/);
    expect(image).toContain(`width="750" height="${height}"`);
    expect(image).toMatch(/fetchpriority="high"/i);
    expect(picture.match(/<img/g)).toHaveLength(1);
  });

  it('API-04 BAN-02 shows the tile image when the banner has no foreground', () => {
    for (const media of [undefined, { images: [] }]) {
      const html = page(media ? { ...services, 'banners/media': media } : services);
      expect(html).toMatch(/<picture class="[^"]*_art_[^"]*front145[^"]*">.*?<img [^>]*alt="A jellyfish"/);
    }
  });

  it('GAME-04 A11Y-01 describes the rating in text for screen readers, in place of the star', () => {
    expect(page(services)).toMatch(/<b aria-hidden="true">4\.8<\/b><span class="visually-hidden">Rated 4\.8 out of 5</);
  });

  it('GAME-04 shows a message and no play link when the game is not active', () => {
    const html = page({ ...services, 'games/info/': { ...info, card: { ...card, status: 'maintenance' } } });
    expect(html).toContain('cannot be played at the moment');
    expect(html).not.toContain('platform.test');
  });

  it('COMP-03 shows no bonus terms in cultures without promotions', () => {
    expect(page(services)).toContain('towards wagering');
    expect(page(services, 'sv')).not.toContain('towards wagering');
  });

  it('shows the parent category when the response has no breadcrumbs', () => {
    expect(page(services)).toContain('<a href="/slots/">Slots</a>');
    const breadcrumbs = [
      { name: 'Deep sea', path: '/slots/' },
      { name: 'Lantern Trench', path: card.path },
    ];
    const html = page({ ...services, 'games/info/': { ...info, breadcrumbs } });
    expect(html).toContain('<a href="/slots/">Deep sea</a>');
    expect(html).toContain('<li aria-current="page">Lantern Trench</li>');
  });

  it('API-04 renders without its texts when their request failed', () => {
    const html = page({ 'games/info/': info });
    expect(html).toContain('<h1>Lantern Trench</h1>');
    expect(html).not.toContain('About the game');
    expect(html).toContain('5,000x stake');
  });
});
