import { describe, expect, it } from 'vitest';
import { concerns } from '../../../../server/services/faults/rule.ts';

describe('API-04 which requests a fault concerns', () => {
  it.each([
    ['/api', '/api/v1/games/?culture=sv', true],
    ['/api/v1/games/info/', '/api/v1/games/info/?culture=sv&gameSlug=a', true],
    ['/api/v1/games/info/', '/api/v1/games/?culture=sv', false],
    ['/api/v1/games/?culture=sv', '/api/v1/games/by-groups/?limit=12&culture=sv', true],
    ['/api/v1/games/?culture=sv', '/api/v1/games/?culture=es', false],
    ['/api/v1/games/?culture=sv', '/api/v1/games/', false],
  ])('API-04 a fault on %s and a request for %s: %s', (path, url, expected) => {
    expect(concerns({ path }, url)).toBe(expected);
  });
});
