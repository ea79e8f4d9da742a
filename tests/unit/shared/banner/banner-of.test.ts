import { describe, expect, it } from 'vitest';
import { bannerBeside, bannerOf, extraSlides } from '../../../../shared/banner/banner-of.ts';
import { routeOf } from '../../../../shared/routing/match.ts';

describe('bannerOf', () => {
  it.each([
    ['home', 'en-GB', 'home'],
    ['roulette', 'es', 'roulette'],
    ['liveRoulette', 'es', 'live-roulette'],
    ['dailyJackpots', 'en-GB', 'daily-jackpots'],
    ['responsibleGaming', 'en-GB', undefined],
    ['bingoCardGenerator', 'en-GB', undefined],
    ['help', 'en-GB', 'help'],
    ['terms', 'sv', 'terms'],
  ] as const)('BAN-01 for the route %s in %s returns the section %s', (key, culture, section) => {
    expect(bannerOf(routeOf(key), culture)?.section).toBe(section);
  });

  it('BAN-01 returns no banner in a culture where it is disabled', () => {
    const banner = { section: 'slots', disabledIn: ['sv'] } as const;
    expect(bannerOf({ banner }, 'sv')).toBeUndefined();
    expect(bannerOf({ banner }, 'es')).toBe(banner);
    expect(bannerOf({ banner: { ...banner, disabled: true } }, 'es')).toBeUndefined();
  });
});

describe('extraSlides', () => {
  it('BAN-01 returns slides of the route first, then those of the culture', () => {
    const banner = {
      section: 'home',
      slides: [{ section: 'one' }, { section: 'over', end: '2020-01-01' }],
      cultureSlides: { es: [{ section: 'two' }] },
    };
    expect(extraSlides(banner, 'es', '2026-01-01').map(({ section }) => section)).toEqual(['one', 'two']);
    expect(extraSlides(banner, 'sv', '2026-01-01').map(({ section }) => section)).toEqual(['one']);
  });
});

describe('bannerBeside', () => {
  const item = (section: string, href: string, more = {}) => ({ section, ctaLink: { href }, ...more });
  const tables = item('roulette', '/casino/roulette/');
  const everywhere = item('home', '/help/');
  const ended = item('slots', '/a/', { end: '2026-01-01' });
  const slots = item('slots', '/b/', { start: '2026-01-02' });

  it.each([
    ['of the section', [tables, everywhere, slots], 'slots', '/slots/', slots],
    ['for all sections if the section has none', [tables, everywhere], 'slots', '/slots/', everywhere],
    ['of another section if there is none for all', [tables], 'slots', '/slots/', tables],
    ['that is current', [ended, slots], 'slots', '/slots/', slots],
    ['that does not link to the current page', [tables, everywhere], 'roulette', '/casino/roulette/', everywhere],
    ['undefined if the only one links to the current page', [tables], 'roulette', '/casino/roulette/', undefined],
  ])('BAN-01 returns the banner %s', (_, items, section, path, expected) => {
    expect(bannerBeside(items, section, path, '2026-11-20')).toBe(expected);
  });
});
