import { describe, expect, it } from 'vitest';
import { PageBanner } from '../../../../client/components/page-banner/page-banner.tsx';
import { after, until } from '../support/act.ts';
import { responses } from '../support/games.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';

const now = Date.parse('2026-11-20T12:00:00Z');
const media = { images: [{ url: 'banners/section', type: 'image/avif', width: 1920 }] };
const seed = responses({ 'banners/media': media });
const band = (url: string, culture: 'en-GB' | 'sv' | 'es' = 'en-GB', withArt = true) =>
  serverHtml(<PageBanner title="Heading" />, { url, culture, now, seed: withArt ? seed : responses({}) });

describe('banner of an inner page', () => {
  it.each([
    ['/slots/', 'yellow'],
    ['/casino/roulette/', 'green'],
  ])('BAN-01 BAN-04 on %s shows the heading, the image and a %s call to action', (url, colour) => {
    const html = band(url);
    expect(html).toContain('<h1>Heading</h1>');
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).toMatch(/<img [^>]*fetchPriority="high"/i);
    expect(html).toMatch(new RegExp(`<a class="[^"]*_${colour}_`));
  });

  it('BAN-07 COMP-02 shows the full terms of an offer beside its call to action', () => {
    const html = band('/casino/roulette/');
    expect(html).toMatch(
      />See the terms<\/a><p [^>]*data-terms="">18\+\. For every player with a verified account\..*Own money only\.<\/p>/,
    );
  });

  it('COMP-03 shows no offer in sv', () => {
    const html = band('/casino/roulette/', 'sv');
    expect(html).not.toContain('data-terms');
    expect(html).toContain('href="/self-assessment-test/"');
  });

  it.each(['/terms/', '/privacy/', '/bonus-policy/'])('BAN-01 has no call to action on the legal page %s', (url) => {
    expect(band(url)).not.toContain('<a ');
  });

  it.each(['/responsible-gaming/', '/bingo-card-generator/'])('BAN-01 shows only the heading on %s', (url) => {
    const html = band(url);
    expect(html).toContain('<h1>Heading</h1>');
    expect(html).not.toContain('<img');
  });

  it('API-04 SSR-05 shows its text when its image could not be loaded', () => {
    const html = band('/slots/', 'en-GB', false);
    expect(html).toContain('How to read an RTP');
    expect(html).not.toContain('<img');
  });

  it('A11Y-03 passes the focus to the heading when its call to action expires', async () => {
    const slides = [{ section: 'slots', end: '2026-11-21', cta: 'banner.browse', ctaLink: '/casino/roulette/' }];
    const { container, stores } = await renderSite(
      <main id="main">
        <PageBanner title="Heading" />
      </main>,
      { url: '/slots/', banner: { section: 'slots', slides }, seed, now },
    );
    container.querySelector('a')?.focus();
    expect(document.activeElement?.localName).toBe('a');
    await after(() => (stores.ui.contextTime = Date.parse('2026-11-23T12:00:00Z')));
    await until(() => expect(container.querySelector('a')).toBeNull());
    expect(document.activeElement).toBe(container.querySelector('h1'));
  });
});
