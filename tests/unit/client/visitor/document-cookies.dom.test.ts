import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../../brands/index.ts';
import { adCookiesPath, sendAdCookies } from '../../../../client/visitor/ad-cookies.ts';
import { forget } from '../../../../client/visitor/forget.ts';
import { consentCategories } from '../../../../shared/consent/consent.ts';
import { stubCookies } from '../support/cookies.ts';
import { withStorage } from '../support/storage.ts';

withStorage();

const deny = () => {
  throw new DOMException('Denied.', 'SecurityError');
};

describe('a document to which cookies are denied', () => {
  beforeEach(() => stubCookies({ get: deny, set: deny }));
  afterEach(() => void vi.unstubAllGlobals());

  it.each(consentCategories.flatMap((category) => brands.map((brand) => [category, brand.id, brand] as const)))(
    'SHELL-15 STATE-08 withdraws %s in %s without an error',
    (category, _id, { thirdPartySettings }) => {
      expect(() => forget(category, thirdPartySettings)).not.toThrow();
    },
  );

  it('SHELL-15 STATE-08 still asks the server to set the cookies of an advertiser', () => {
    const post = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', post);
    sendAdCookies({ aname: 'partner', deeplinkPrId: '7' }, {});
    expect(post.mock.calls.map(([url]) => url)).toEqual([adCookiesPath]);
  });
});
