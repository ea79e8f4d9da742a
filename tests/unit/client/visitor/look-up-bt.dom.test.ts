import { beforeEach, describe, expect, it } from 'vitest';
import { lookUpBt } from '../../../../client/visitor/look-up-bt.ts';
import { cultures } from '../../../../locales/index.ts';
import type { DataSource } from '../../../../shared/data/data-source.ts';
import { failed, notFound, type Resource, type Result } from '../../../../shared/data/resource.ts';
import { found } from '../support/games.ts';
import { storesOf } from '../support/stores.ts';

const texts = {
  code: 'comet50',
  pageTitle: '50 free spins',
  cta: 'See the offer',
  terms: '18+. New players only.',
  ctaLink: '/casino-promotions/free-spins/',
};

async function lookUp(search: string, response: Result<unknown> = found(texts)) {
  const stores = storesOf('en-IE');
  const requested: string[] = [];
  const fetch = async ({ path }: Resource<unknown>) => {
    requested.push(path);
    return response;
  };
  const source = { fetch } as unknown as DataSource;
  await lookUpBt(stores, cultures['en-IE'], source, search);
  return { bt: stores.bt, requested };
}

const storedCode = () => [sessionStorage.getItem('mdxlc'), sessionStorage.getItem('mdxlcr')];

beforeEach(() => sessionStorage.clear());

describe('lookUpBt', () => {
  it('BAN-06 stores the code in the URL for the session, and requests its texts', async () => {
    const { bt, requested } = await lookUp('?bt=comet50&r=7');
    expect(requested).toEqual(['/v1/banners/bt-texts/?culture=en-IE&code=comet50&r=7']);
    expect(storedCode()).toEqual(['comet50', '7']);
    expect(bt).toEqual({ ...texts, ctaLink: '/en-IE/casino-promotions/free-spins/', r: '7', fetched: true });
  });

  it('BAN-06 uses the stored code, and drops the stored number when a new code is given', async () => {
    sessionStorage.setItem('mdxlc', 'old');
    sessionStorage.setItem('mdxlcr', '9');
    expect((await lookUp('')).requested).toEqual(['/v1/banners/bt-texts/?culture=en-IE&code=old&r=9']);
    await lookUp('?bt=comet50');
    expect(storedCode()).toEqual(['comet50', null]);
  });

  it.each<[string, Result<unknown>, string | null, object]>([
    ['removes the stored code on 404', notFound, null, { fetched: true }],
    ['removes the stored code on an empty response', found(null), null, { fetched: true }],
    ['preserves the stored code when the service fails', failed, 'comet50', { code: 'comet50', fetched: true }],
  ])('BAN-06 API-01 %s', async (_, response, stored, state) => {
    const { bt } = await lookUp('?bt=comet50', response);
    expect(storedCode()).toEqual([stored, null]);
    expect(bt).toEqual(state);
  });

  it('BAN-06 STATE-06 sends no request for an invalid code, and removes it', async () => {
    sessionStorage.setItem('mdxlc', '<script>');
    const { bt, requested } = await lookUp('?bt=a%20b');
    expect(requested).toEqual([]);
    expect(storedCode()).toEqual([null, null]);
    expect(bt).toEqual({ fetched: false });
  });

  it.each(['javascript:alert(1)', '//evil.example/'])('PAGE-12 ignores the unsafe link %s', async (ctaLink) => {
    expect((await lookUp('?bt=comet50', found({ ...texts, ctaLink }))).bt).not.toHaveProperty('ctaLink');
  });
});
