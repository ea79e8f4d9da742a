import { beforeEach, describe, expect, it } from 'vitest';
import { createStores } from '../../../../client/stores/stores.ts';
import { lookUpBt } from '../../../../client/visitor/look-up-bt.ts';
import { cultures } from '../../../../locales/index.ts';
import type { DataSource } from '../../../../shared/data/data-source.ts';
import { failed, notFound, type Resource, type Result } from '../../../../shared/data/resource.ts';

const texts = {
  code: 'comet50',
  pageTitle: '50 free spins',
  cta: 'See the offer',
  terms: '18+. New players only.',
  ctaLink: '/casino-promotions/free-spins/',
};
const found = (data: unknown): Result<unknown> => ({ state: 'found', data });

async function lookUp(search: string, response: Result<unknown> = found(texts)) {
  const { bt, ...others } = createStores({ country: 'IE', currency: 'EUR', culture: 'en-IE', lang: 'en-IE', now: 0 });
  const requested: string[] = [];
  const source: DataSource = {
    seed: () => undefined,
    fetch: async <T>({ path }: Resource<T>) => {
      requested.push(path);
      return response as Result<T>;
    },
    ageMs: () => 0,
  };
  await lookUpBt({ bt, ...others }, cultures['en-IE'], source, search);
  return { bt, requested };
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

  it.each([
    ['404', notFound],
    ['an empty response', found(null)],
  ])('BAN-06 removes the stored code on %s', async (_, response) => {
    const { bt } = await lookUp('?bt=comet50&r=7', response);
    expect(storedCode()).toEqual([null, null]);
    expect(bt).toEqual({ fetched: true });
  });

  it('BAN-06 API-01 preserves the code when the service fails', async () => {
    const { bt } = await lookUp('?bt=comet50', failed);
    expect(storedCode()).toEqual(['comet50', null]);
    expect(bt).toEqual({ code: 'comet50', fetched: true });
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
