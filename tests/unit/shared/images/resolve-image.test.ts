import { describe, expect, it } from 'vitest';
import { resolveImage } from '../../../../shared/images/resolve-image.ts';

const rules = { origin: 'https://img.example/images', hosts: ['cdn.example'] };

describe('resolveImage', () => {
  it.each([
    ['games/comet.0a1b2c', 'https://img.example/images/games/comet.0a1b2c'],
    ['/games/comet.0a1b2c', 'https://img.example/images/games/comet.0a1b2c'],
    ['https://img.example/images/games/comet', 'https://img.example/images/games/comet'],
    ['games/a comet, blue', 'https://img.example/images/games/a%20comet%2C%20blue'],
  ])('SHELL-11 resolves %s against the image origin, where it can be resized', (url, expected) => {
    expect(resolveImage(url, rules)).toEqual({ url: expected, resizable: true });
  });

  it.each([
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
  ])('SHELL-11 returns %s of a listed host unchanged', (url, expected) => {
    expect(resolveImage(url, rules)).toEqual({ url: expected, resizable: false });
  });

  it.each([
    'https://evil.example/a.png',
    '//evil.example/a.png',
    'https://cdn.example.evil.example/a.png',
    'https://cdn.example@evil.example/a.png',
    'https://img.example.evil.example/images/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    ' JavaScript:alert(1)',
    'https://',
  ])('SEC-02 rejects %s', (url) => {
    expect(resolveImage(url, rules)).toBeUndefined();
  });

  it.each(['/\\evil.example/a.png', '\\\\evil.example/a.png'])(
    'SEC-02 never resolves %s to another host when images are on the site itself',
    (url) => {
      expect(resolveImage(url, { origin: '', hosts: [] })?.url).toBe('/evil.example/a.png');
    },
  );
});
