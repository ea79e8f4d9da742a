import { describe, expect, it } from 'vitest';
import { sendRequest, type RequestOptions } from './support/send-request.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const { services, site } = await startSiteWithServices({ env: { EMULATION: '1' } });
const servicesPort = Number(new URL(services.origin).port);

const words = (text: string) => text.split(' ');

/** Names that every plain object inherits: of a function, and of an accessor. */
const names = ['constructor', '__proto__'];

const pages = words('/ /slots/ /slots/lantern-trench/ /blog/search/ /bingo-card-generator/ /bt/ /robots.txt');

const calls = [
  words('games/ games/by-groups/ games/info/ games/site-map/ feeds/simple/ feeds/jackpots/ feeds/faq banners/media'),
  words('banners/bt-texts/ cms/promotions/ cms/pages/ cms/terms/ blog/ blog/posts/'),
]
  .flat()
  .map((call) => `/api/v1/${call}`);
const shell = words('/geo/ /geo/gb/ /currency/GBP/ /context/ /context/maintenance/ /auth/son-auth/config');

const parameters = [
  words('culture groups gameSlug slug feedCode code key id device sectionCode layer ver sort provider volatility'),
  words('feature currency type q tag group lang country limit route gl dem page bt r seed token brand_code'),
  words('page_culture user_country'),
].flat();

/** Paths with a segment of this name. */
const pathsWith = (name: string) =>
  [
    [''],
    words('/slots /casino /lp /blog /blog/x /payment-methods /casino-promotions /restricted /preview/game'),
    words('/preview/promotions /assets /api /api/v1 /geo /currency /context /images'),
  ]
    .flat()
    .map((folder) => `${folder}/${name}/`);

const bodiesWith = (name: string) => [
  `{"${name}":1}`,
  `{"${name}":{"${name}":1},"email":"${name}","name":"${name}","culture":"${name}","voucher":"${name}","skin":"${name}"}`,
  `"${name}"`,
];

const posts = [
  words('/api/newsletter /api/voucher /log/LogError /auth/son-auth/login /auth/son-auth/register'),
  words('/auth/son-auth/pay-n-play /profile/braze-profiles/v1/newsletter'),
].flat();

/** Requests made to site and services alike: path and options. */
function requestsWith(name: string): (readonly [path: string, options?: RequestOptions])[] {
  const query = `${name}=1&${name}=2`;
  const values = parameters.map((parameter) => `${parameter}=${name}`);
  return [
    ...[...pages, ...calls, ...shell].map((path) => [`${path}?culture=en-GB&${query}`] as const),
    ...pages.map((path) => [`${path}?${values.join('&')}`] as const),
    ...values.flatMap((value) => calls.map((path) => [`${path}?culture=en-GB&${value}`] as const)),
    ...shell.map((path) => [`${path}?${values.join('&')}`] as const),
    ...pathsWith(name).map((path) => [path] as const),
    ...[...pages, ...shell].map((path) => {
      const headers = { cookie: `${name}=1; a=${name}`, [name]: '1', 'accept-language': name, 'x-request-id': name };
      return [path, { headers }] as const;
    }),
    ...posts.flatMap((path) =>
      bodiesWith(name).map((body) => {
        const headers = { 'content-type': 'application/json', origin: 'http://en.localhost' };
        return [path, { method: 'POST', headers, body }] as const;
      }),
    ),
  ];
}

describe('a name that every object inherits', () => {
  it.each(names)(
    'SEC-09 causes no 5xx response of the site or its services: %s',
    async (name) => {
      const failures: unknown[] = [];
      for (const [path, options] of requestsWith(name)) {
        for (const port of [site.port, servicesPort]) {
          const { status, text } = await sendRequest(port, path, options);
          // The site sends 502 for a service that it cannot reach; all services are running here.
          if (status >= 500)
            failures.push([port === site.port ? 'site' : 'services', path, options, status, text.slice(0, 99)]);
        }
      }
      expect(failures).toEqual([]);
    },
    60_000,
  );
});
