import * as v from 'valibot';
import { expect, it } from 'vitest';
import { shownBanner } from '../../../../shared/data/reduced-banner.ts';

const file = (url: string) => ({ url, type: 'image/avif', width: 1920, height: 472 });
const shown = (...urls: string[]) => v.parse(shownBanner, { images: urls.map(file) }).images.map(({ url }) => url);

it('SSR-02 keeps one file of the image origin, because the origin can resize it', () => {
  expect(shown('banners/home', 'banners/home?w=960')).toEqual(['banners/home']);
  expect(shown('https://cdn.example/a', 'banners/home')).toEqual(['banners/home']);
});

it('BAN-02 keeps all files of other hosts', () => {
  expect(shown('https://cdn.example/a', '//cdn.example/b')).toEqual(['https://cdn.example/a', '//cdn.example/b']);
});
