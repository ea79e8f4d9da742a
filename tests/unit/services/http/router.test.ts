import { describe, expect, it } from 'vitest';
import { caching, json } from '../../../../server/services/http/answer.ts';
import type { Endpoint, Method } from '../../../../server/services/http/endpoint.ts';
import { createRouter } from '../../../../server/services/http/router.ts';

const endpoint = (method: Method, path: string): Endpoint => ({
  method,
  path,
  constant: false,
  answer: () => json(path, caching.never),
});

const router = createRouter([
  endpoint('GET', '/api/v1/games/'),
  endpoint('GET', '/api/v1/voucher'),
  endpoint('POST', '/api/v1/voucher'),
  endpoint('GET', '/images/games/:file'),
  endpoint('GET', '/images/games/special'),
]);

describe('API-03 routes of the services', () => {
  it.each([
    ['/api/v1/games/', 'GET', '/api/v1/games/', {}],
    ['/api/v1/games', 'GET', '/api/v1/games/', {}],
    ['/api/v1/voucher/', 'POST', '/api/v1/voucher', {}],
    ['/images/games/a%20b.0', 'GET', '/images/games/:file', { file: 'a b.0' }],
    ['/images/games/special', 'GET', '/images/games/special', {}],
  ])('API-03 %s by %s is %s', (path, method, expected, params) => {
    const match = router(path)?.get(method);
    expect(match?.endpoint.path).toBe(expected);
    expect(match?.params).toEqual(params);
  });

  it.each(['/api/v1/', '/api/v1/games/x', '/images/games/', '/images/games/%E0%A4%A', '/images/games/a/b', '/'])(
    'API-03 nothing is at %s',
    (path) => {
      expect(router(path)).toBeUndefined();
    },
  );

  it('API-03 two endpoints of one path and method are a mistake', () => {
    expect(() => createRouter([endpoint('GET', '/a/'), endpoint('GET', '/a')])).toThrow('registered twice');
  });
});
