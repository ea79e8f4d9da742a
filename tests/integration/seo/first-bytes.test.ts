import { describe, expect, it } from 'vitest';
import { sendRequest } from '../support/send-request.ts';
import { origins } from '../support/cultures.ts';
import { startSiteWithServices } from '../support/site-with-services.ts';

const { site, faults } = await startSiteWithServices({ faults: true, env: { DATA_WAIT_MS: '50' } });

/** A page of each kind, and a call whose data it shows but does not wait for. */
const slow: readonly (readonly [path: string, call: string])[] = [
  ['/', 'games/by-groups/'],
  ['/slots/', 'games/?groups=slots'],
  ['/slots/lantern-trench/', 'games/content/'],
  ['/casino-promotions/', 'cms/promotions-home/'],
  ['/casino-features/', 'cms/features-home/'],
  ['/en-IE/casino-features/rtp-on-every-page/', 'cms/features-home/'],
  ['/blog/', 'blog/main-home/'],
  ['/blog/numbers/', 'blog/?tag=numbers'],
  ['/blog/numbers/the-wheel-has-no-memory/', 'blog/posts/content/'],
  ['/contact/', 'cms/pages/?code=contact'],
  ['/privacy/', 'feeds/simple/?feedCode=privacy'],
  ['/help/', 'feeds/faq'],
  ['/payment-methods/', 'feeds/payment-options/'],
  ['/winners/', 'feeds/winners/'],
];

describe('a streamed page', () => {
  it.each(slow)(
    'SEO-06 SSR-01 %s sends its whole head in the first bytes while the response of %s is pending',
    async (path, call) => {
      await faults.add({ path: `/api/v1/${call}`, hold: 'slow' });
      const { promise: start, resolve } = Promise.withResolvers<string>();
      const whole = sendRequest(site.port, path, { onText: (text) => text.includes('</head>') && resolve(text) });
      const head = (await start).split('</head>')[0];
      expect(await faults.release('slow').then((response) => response.json())).toEqual({ released: 1 });
      expect((await whole).headers['x-cache']).toBe('stream');
      expect(head).toMatch(/<title>[^<]{10,}<\/title><meta name="description" content="[^"]{50,}">/);
      expect(head).toContain(`<link rel="canonical" href="${origins['en.localhost']}${path}">`);
      for (const tag of ['property="og:title"', 'name="twitter:card"', 'application/ld+json'])
        expect(head).toContain(tag);
    },
  );
});
