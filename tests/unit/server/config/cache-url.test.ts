import { describe, expect, it } from 'vitest';
import { readCacheUrl } from '../../../../server/config/cache-url.ts';
import { ConfigError } from '../../../../server/config/read.ts';
import { testConfig } from '../support/test-config.ts';

const server = { kind: 'server', tls: false, login: {}, database: 0, master: '', sentinelLogin: {} };
const node = (host: string, port: number) => ({ host, port });

describe('CACHE_URL', () => {
  it.each([
    ['redis://cache.example', { ...server, nodes: [node('cache.example', 6379)] }],
    [
      'rediss://site:p%40ss@[::1]:7000/3',
      { ...server, tls: true, login: { username: 'site', password: 'p@ss' }, nodes: [node('::1', 7000)], database: 3 },
    ],
    ['redis://:only-password@cache:1/', { ...server, login: { password: 'only-password' }, nodes: [node('cache', 1)] }],
    [
      'redis+sentinel://a,b:2,[::1]:3/main',
      { ...server, kind: 'sentinel', nodes: [node('a', 26_379), node('b', 2), node('::1', 3)], master: 'main' },
    ],
    [
      'rediss+sentinel://u:p@a/my.main-1/2?sentinel_username=s&sentinel_password=p%26w',
      {
        kind: 'sentinel',
        tls: true,
        login: { username: 'u', password: 'p' },
        nodes: [node('a', 26_379)],
        master: 'my.main-1',
        database: 2,
        sentinelLogin: { username: 's', password: 'p&w' },
      },
    ],
    [
      'redis+cluster://:p@a:7000,b',
      { ...server, kind: 'cluster', login: { password: 'p' }, nodes: [node('a', 7000), node('b', 6379)] },
    ],
  ])('OPS-05 %s names where the shared cache is', (text, address) => {
    expect(readCacheUrl(text)).toEqual(address);
  });

  it.each([
    'http://cache.example',
    'redis://',
    'redis://a,b',
    'redis://cache/one',
    'redis://cache:99999',
    'redis://:%zz@cache',
    'redis://cache?sentinel_password=x',
    'redis+sentinel://a:26379',
    'redis+sentinel://a:26379/0/main',
    'redis+sentinel://a,,b/main',
    'redis+sentinel://a/main?role=replica',
    'redis+cluster://a/1',
    'redis+proxy://a',
  ])('OPS-05 refuses %s without showing it, because it may hold a password', (text) => {
    expect(() => testConfig({ CACHE_URL: text })).toThrow(ConfigError);
    expect(() => testConfig({ CACHE_URL: text })).toThrow(
      /^\[config\] CACHE_URL is malformed; it needs a URL like redis:\/\/user:password@cache\.example:6379\/0, redis\+sentinel:/,
    );
  });
});
