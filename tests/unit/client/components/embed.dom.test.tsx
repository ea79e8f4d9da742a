import { describe, expect, it } from 'vitest';
import { Embed } from '../../../../client/components/embed/embed.tsx';
import type { CultureCode } from '../../../../locales/index.ts';
import { promotionCard } from '../support/content.ts';
import { responses, tileCard } from '../support/games.ts';
import { serverHtml } from '../support/render-site.tsx';

const show = (embed: unknown, culture: CultureCode = 'en-GB') =>
  serverHtml(<Embed id="x.y" />, { culture, seed: responses({ 'blog/posts/embed/': embed }) });

const offer = promotionCard('welcome', { significantTerms: 'New players only. Wagering 30x.' });

describe('embedded card in a blog post', () => {
  it('PAGE-04 shows the facts of a game and links to the game page', () => {
    const html = show({ type: 'game', data: tileCard('Lantern Trench', { rtp: 96.21, volatility: 'high' }) });
    expect(html).toContain('href="/slots/lantern-trench/"');
    expect(html).toContain('96.21%');
    expect(html).toContain('High');
  });

  it('PAGE-04 COMP-02 shows the terms and the age mark of an offer beside the link to its page', () => {
    const html = show({ type: 'promotion', data: offer });
    expect(html).toMatch(/18\+(<!-- -->)?\. (<!-- -->)?New players only\. Wagering 30x\./);
    expect(html).toContain('href="/casino-promotions/welcome/"');
    expect(show({ type: 'promotion', data: offer }, 'es')).toContain('href="/promociones/welcome/"');
  });

  it.each([
    ['for an offer that has ended', { ...offer, status: 'expired' }, 'en-GB'],
    ['for an offer that has not started', { ...offer, status: 'scheduled' }, 'en-GB'],
    ['for an offer where promotions are not allowed', offer, 'sv'],
  ] as const)('COMP-02 COMP-03 renders nothing %s', (_, data, culture) => {
    expect(show({ type: 'promotion', data }, culture)).toBe('');
  });

  it('PAGE-12 links to a video with a safe URL in a new tab, and renders no video with an unsafe URL', () => {
    const video = (url: string) => show({ type: 'video', data: { title: 'A wheel', url } });
    expect(video('https://video.example/1')).toMatch(
      /href="https:\/\/video.example\/1" target="_blank" rel="noopener"/,
    );
    expect(video('javascript:alert(1)')).toBe('');
  });

  it('API-04 renders nothing when its request has failed', () => {
    expect(serverHtml(<Embed id="x.y" />, { seed: responses({}) })).toBe('');
  });
});
