import { describe, expect, it } from 'vitest';
import { brands } from '../../../../brands/index.ts';
import { createCors } from '../../../../server/services/http/cors.ts';
import { createSiteCheck } from '../../../../server/services/http/our-sites.ts';

const cors = createCors(createSiteCheck(brands, ['preview.example']));
const hosts = brands.flatMap(({ host, aliases }) => [host, ...aliases]);

describe('SEC-03 who may read the services from a page', () => {
  it.each([
    ...hosts.map((host) => `https://${host}`),
    'http://en.localhost:3000',
    'http://127.0.0.1:8080',
    'https://preview.example',
  ])('SEC-03 %s may', (origin) => {
    expect(cors(origin)).toMatchObject({ 'Access-Control-Allow-Origin': origin, Vary: 'Origin' });
  });

  it.each([
    undefined,
    'null',
    'https://evil.example',
    `https://${hosts[0]}.evil.example`,
    'https://localhost.evil.example',
    'file:///',
  ])('SEC-03 %s may not, and caches keep the responses apart', (origin) => {
    expect(cors(origin)).toEqual({ Vary: 'Origin' });
  });
});
