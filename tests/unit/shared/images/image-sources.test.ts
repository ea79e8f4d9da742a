import { describe, expect, it } from 'vitest';
import { bannerSources, imageSources } from '../../../../shared/images/image-sources.ts';

const rules = { origin: '/images', hosts: ['cdn.example'] };
const file = (url: string, type: string, width = 1920) => ({ url, type, width, height: 472 });

describe('sources of a picture', () => {
  it('SHELL-11 asks the image origin for AVIF in each width, and for WebP where there is no AVIF', () => {
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

  it('SHELL-11 PERF-01 leaves out what chooses among widths where there is one', () => {
    const srcSet = '/images/posts/comet?w=320&f=avif';
    expect(imageSources('posts/comet', 'thumb', rules)?.sources).toEqual([
      { type: 'image/avif', isChoice: false, srcSet },
    ]);
  });

  it('keeps a query that the address has already', () => {
    expect(imageSources('games/comet?v=2', 'tile', rules)?.src).toBe('/images/games/comet?v=2&w=320&f=webp');
  });

  it('SHELL-11 takes a picture of another host as it is, and none of an unlisted one', () => {
    expect(imageSources('https://cdn.example/a.png', 'tile', rules)).toEqual({
      sources: [],
      src: 'https://cdn.example/a.png',
    });
    expect(imageSources('https://evil.example/a.png', 'tile', rules)).toBeUndefined();
  });
});

describe('sources of a banner', () => {
  it('BAN-02 asks the image origin for the widths of the screen, whatever types the service lists', () => {
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

  it('BAN-02 offers the types of another host best first, with the most widely known as the fallback', () => {
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

  it('leaves out a banner without a picture that may be shown', () => {
    expect(bannerSources({ images: [file('https://evil.example/a.avif', 'image/avif')] }, 'mobileBanner', rules)).toBe(
      undefined,
    );
  });
});
