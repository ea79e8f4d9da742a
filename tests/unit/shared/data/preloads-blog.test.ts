import { describe, expect, it } from 'vitest';
import { cultures } from '../../../../locales/index.ts';
import { type PreloadPlan, resourcesAfter } from '../../../../shared/data/preloads/plan.ts';
import { planOf } from '../../../../shared/data/preloads/preloads.ts';
import { failed, type Result } from '../../../../shared/data/resource.ts';
import { matchRoute } from '../../../../shared/routing/match.ts';

function planFor(path: string, query = ''): PreloadPlan {
  return planOf(matchRoute(path, 'en-GB'), {
    culture: cultures['en-GB'],
    search: new URLSearchParams(query),
    path,
    now: 0,
  });
}

const calls = (plan: PreloadPlan) => plan.deferred.map(({ key }) => key.replace('api/v1/', '').replace(/\?.*/, ''));
const found = (data: unknown): Result<unknown> => ({ state: 'found', data });

describe('preload plan of blog pages', () => {
  it.each([
    ['/blog/', 'blog/home/more/?culture=en-GB&offset=12&limit=12'],
    ['/blog/numbers/', 'blog/?culture=en-GB&tag=numbers&offset=12&limit=12'],
    ['/blog/search/', 'blog/?culture=en-GB&q=odds&offset=12&limit=12'],
  ])('PAGE-04 SEO-07 gates the second page of %s, and returns notFound past the end', (path, call) => {
    const gate = planFor(path, 'q=odds&page=2').gates.at(-1);
    expect(gate?.resource.key).toBe(`api/v1/${call}`);
    expect(gate?.decide(found({ total: 13, items: [] }))).toBe('render');
    expect(gate?.decide(found({ total: 12, items: [] }))).toBe('notFound');
    expect(gate?.decide(failed)).toBe('render');
  });

  it('BAN-01 requests the banner of a tag only if the tag exists', () => {
    const plan = planFor('/blog/numbers/');
    const [gate] = plan.gates;
    const after = (slug: string) =>
      resourcesAfter(plan, gate!.resource, found({ items: [{ slug, name: 'N' }] })).map(({ key }) => key);
    expect(calls(plan)).not.toContain('banners/media');
    expect(after('numbers')).toHaveLength(2);
    expect(after('numbers').join()).toMatch(/sectionCode=blog-tag-numbers/);
    expect(after('bingo')).toEqual([]);
  });

  it('PAGE-04 sends no search request for an empty query', () => {
    expect(calls(planFor('/blog/search/', 'q=%20'))).toEqual([
      'blog/posts/latest/',
      'blog/tags/',
      'banners/media',
      'banners/media',
    ]);
  });

  const beside = ['blog/posts/related/', 'blog/posts/latest/', 'banners/locations/blog-post/'];
  const namedIn = (path: string) => {
    const plan = planFor(path);
    const resources = [...plan.gates.map(({ resource }) => resource), ...plan.deferred];
    return (call: string, response: unknown) => {
      const resource = resources.find((each) => each.call === `/v1/${call}`)!;
      return resourcesAfter(plan, resource, found(response)).map(({ path: named }) => named);
    };
  };
  const author = { slug: 'nell' };
  const bodyHtml = '<p>a</p><div data-embed="game.x"></div>';
  const ofAuthor = '/v1/blog/author?culture=en-GB&slug=nell';
  const ofCard = '/v1/blog/posts/embed/?culture=en-GB&id=game.x';

  it('PAGE-04 SSR-02 API-03 gates a post on its details, and then requests its text, author and embeds', () => {
    const plan = planFor('/blog/tables/wheels/');
    expect(plan.gates.map(({ resource }) => resource.call)).toEqual(['/v1/blog/posts/']);
    expect(calls(plan)).toEqual(['blog/posts/content/', ...beside]);
    const named = namedIn('/blog/tables/wheels/');
    expect(named('blog/posts/', { author })).toEqual([ofAuthor]);
    expect(named('blog/posts/content/', { bodyHtml })).toEqual([ofCard]);
  });

  it('PAGE-04 PAGE-10 requests the draft of a post with its text in a single request', () => {
    expect(calls(planFor('/preview/post/wheels/'))).toEqual(beside);
    expect(namedIn('/preview/post/wheels/')('blog/posts/preview/', { author, bodyHtml })).toEqual([ofAuthor, ofCard]);
  });
});
