import { describe, expect, it } from 'vitest';
import { PageBanner } from '../../../../client/components/page-banner/page-banner.tsx';
import { answers } from '../support/games.ts';
import { serverHtml } from '../support/render-site.tsx';

const now = Date.parse('2026-11-20T12:00:00Z');
const media = { images: [{ url: 'banners/section', type: 'image/avif', width: 1920 }] };
const seed = answers({ 'banners/media': media });
const band = (url: string, culture: 'en-GB' | 'sv' | 'es' = 'en-GB', withArt = true) =>
  serverHtml(<PageBanner title="Heading" />, { url, culture, now, seed: withArt ? seed : answers({}) });

describe('the banner of an inner page', () => {
  it.each([
    ['/slots/', 'yellow'],
    ['/casino/roulette/', 'green'],
  ])('BAN-01 BAN-04 of %s has the heading, the art and a %s call to action', (url, colour) => {
    const html = band(url);
    expect(html).toContain('<h1>Heading</h1>');
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).toMatch(/<img [^>]*fetchPriority="high"/i);
    expect(html).toMatch(new RegExp(`<a class="[^"]*_${colour}_`));
  });

  it('BAN-07 COMP-02 of an offer has its terms in full beside its call to action', () => {
    const html = band('/casino/roulette/');
    expect(html).toMatch(
      />See the terms<\/a><p [^>]*data-terms="">18\+\. For every player with a verified account\..*Own money only\.<\/p>/,
    );
  });

  it('COMP-03 offers nothing in sv', () => {
    const html = band('/casino/roulette/', 'sv');
    expect(html).not.toContain('data-terms');
    expect(html).toContain('href="/self-assessment-test/"');
  });

  it.each(['/terms/', '/privacy/', '/bonus-policy/'])('BAN-01 of the legal page %s calls to nothing', (url) => {
    expect(band(url)).not.toContain('<a ');
  });

  it.each(['/responsible-gaming/', '/bingo-card-generator/'])('BAN-01 is off on %s, whose heading stays', (url) => {
    const html = band(url);
    expect(html).toContain('<h1>Heading</h1>');
    expect(html).not.toContain('<img');
  });

  it('API-04 SSR-05 keeps its words when its art has failed', () => {
    const html = band('/slots/', 'en-GB', false);
    expect(html).toContain('How to read an RTP');
    expect(html).not.toContain('<img');
  });
});
