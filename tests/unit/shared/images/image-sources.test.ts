import { describe, expect, it } from 'vitest';
import { bannerSources, imageSources } from '../../../../shared/images/image-sources.ts';

const rules = { origin: '/images', hosts: ['cdn.example'] };
const file = (url: string, type: string, width = 1920) => ({ url, type, width, height: 472 });

describe('imageSources', () => {
  it('SHELL-11 lists AVIF in each width of the image origin, with a WebP fallback', () => {
    expect(imageSources('games/comet', 'tile', rules)).toEqual({
      sources: [
        {
          type: 'image/avif',
          isChoice: true,
          srcSet: '/images/games/comet?w=214&f=avif 214w, /images/games/comet?w=320&f=avif 320w',
        },
      ],
      src: '/images/games/comet?w=320&f=webp',
    });
  });

  it('SHELL-11 PERF-01 omits width descriptors for a single width', () => {
    const srcSet = '/images/posts/comet?w=320&f=avif';
    expect(imageSources('posts/comet', 'thumb', rules)?.sources).toEqual([
      { type: 'image/avif', isChoice: false, srcSet },
    ]);
  });

  it('preserves the query of a URL', () => {
    expect(imageSources('games/comet?v=2', 'tile', rules)?.src).toBe('/images/games/comet?v=2&w=320&f=webp');
  });

  it('SHELL-11 uses an image of a listed host unchanged, and omits one of an unlisted host', () => {
    expect(imageSources('https://cdn.example/a.png', 'tile', rules)).toEqual({
      sources: [],
      src: 'https://cdn.example/a.png',
    });
    expect(imageSources('https://evil.example/a.png', 'tile', rules)).toBeUndefined();
  });
});

describe('bannerSources', () => {
  it('BAN-02 lists the widths of the screen, regardless of the types in the response', () => {
    const images = [file('banners/home', 'image/webp'), file('banners/home', 'image/avif')];
    expect(bannerSources({ images }, 'mobileBanner', rules)).toEqual({
      sources: [
        {
          type: 'image/avif',
          isChoice: true,
          srcSet: '/images/banners/home?w=400&f=avif 400w, /images/banners/home?w=750&f=avif 750w',
        },
      ],
      src: '/images/banners/home?w=750&f=webp',
    });
  });

  it('BAN-02 lists the types of another host from most to least efficient, with JPEG as the fallback', () => {
    const images = [
      file('https://cdn.example/a.jpg', 'image/jpeg'),
      file('https://cdn.example/a.webp', 'image/webp'),
      file('https://cdn.example/a-960.avif', 'image/avif', 960),
      file('https://cdn.example/a.avif', 'image/avif'),
    ];
    expect(bannerSources({ images }, 'desktopBanner', rules)).toEqual({
      sources: [
        {
          type: 'image/avif',
          isChoice: true,
          srcSet: 'https://cdn.example/a-960.avif 960w, https://cdn.example/a.avif 1920w',
        },
        { type: 'image/webp', isChoice: false, srcSet: 'https://cdn.example/a.webp' },
        { type: 'image/jpeg', isChoice: false, srcSet: 'https://cdn.example/a.jpg' },
      ],
      src: 'https://cdn.example/a.jpg',
    });
  });

  it('returns undefined without an allowed image', () => {
    expect(bannerSources({ images: [file('https://evil.example/a.avif', 'image/avif')] }, 'mobileBanner', rules)).toBe(
      undefined,
    );
  });
});
