import { describe, expect, it } from 'vitest';
import type { WrittenPost } from '../../shared/contract/written.ts';
import { sendRequest } from './support/send-request.ts';
import { visited } from './support/cultures.ts';
import { freshSite } from './support/fresh-site.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const { services, site, faults } = await startSiteWithServices({ faults: true, env: { CACHE: 'off', EMULATION: '1' } });

const blogs = visited.filter(({ culture }) => culture === 'en-GB' || culture === 'es');

async function read<T>(path: string): Promise<T> {
  return (await fetch(`${services.origin}/api/v1/blog/${path}`)).json() as Promise<T>;
}

interface Found {
  total: number;
  items: { slug: string; tagSlug: string; title: string }[];
}

/** A post with a card of a game, as the service returns it. */
async function postWithCard(culture: string): Promise<WrittenPost> {
  const { items } = await read<Found>(`posts/latest/?culture=${culture}&limit=50`);
  for (const { slug } of items) {
    const post = await read<WrittenPost>(`posts/?culture=${culture}&slug=${slug}`);
    if (post.embeds?.some((id) => id.startsWith('game.'))) return post;
  }
  throw new Error(`[tests] No post of ${culture} has a card.`);
}

const pathOf = ({ tagSlug, slug }: { tagSlug: string; slug: string }) => `/blog/${tagSlug}/${slug}/`;
const mainOf = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'));
const hrefsOf = (text: string) => [...text.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href);

describe.each(blogs)('the blog of $culture', ({ culture, host }) => {
  it('PAGE-04 the first page links the newest post, recommendations, subjects and all posts', async () => {
    const home = await read<{ featured: Found['items']; sections: { tag: { slug: string }; items: Found['items'] }[] }>(
      `home/?culture=${culture}`,
    );
    const { items } = await read<Found>(`posts/latest/?culture=${culture}&limit=1`);
    const { status, text } = await sendRequest(site.port, '/blog/', { host });
    const hrefs = hrefsOf(mainOf(text));
    expect(status).toBe(200);
    for (const post of [...items, ...home.featured.slice(0, 3)]) expect(hrefs).toContain(pathOf(post));
    for (const { tag } of home.sections) expect(hrefs).toContain(`/blog/${tag.slug}/`);
    expect(hrefs).toContain('/blog/?page=2');
    expect(text).toContain('action="/blog/search/"');
  });

  it('PAGE-04 SEO-07 further pages have their own canonical URL, and a page past the end is 404', async () => {
    const { total } = await read<Found>(`home/more/?culture=${culture}&limit=1`);
    const pages = Math.ceil(total / 12);
    const second = await sendRequest(site.port, '/blog/?page=2', { host });
    expect(second.status).toBe(200);
    expect(second.text).toMatch(/rel="canonical" href="[^"]+\/blog\/\?page=2"/);
    expect(hrefsOf(mainOf(second.text))).toContain('/blog/');
    expect((await sendRequest(site.port, `/blog/?page=${pages}`, { host })).status).toBe(200);
    expect((await sendRequest(site.port, `/blog/?page=${pages + 1}`, { host })).status).toBe(404);
  });

  it('PAGE-04 each subject has a paginated list of posts, and an unknown subject is 404', async () => {
    const tags = await read<{ items: { slug: string; name: string; count: number }[] }>(`tags/?culture=${culture}`);
    const [largest] = tags.items.toSorted((one, other) => other.count - one.count);
    for (const { slug, name } of tags.items) {
      const { status, text } = await sendRequest(site.port, `/blog/${slug}/`, { host });
      expect([slug, status]).toEqual([slug, 200]);
      expect(text).toContain(`<h1>${name}</h1>`);
    }
    const last = Math.ceil((largest?.count ?? 0) / 12);
    expect((await sendRequest(site.port, `/blog/${largest?.slug}/?page=${last}`, { host })).status).toBe(200);
    expect((await sendRequest(site.port, `/blog/${largest?.slug}/?page=${last + 1}`, { host })).status).toBe(404);
    expect((await sendRequest(site.port, '/blog/no-such-subject/', { host })).status).toBe(404);
  });

  it('PAGE-04 SSR-05 SEO-04 a search shows the number of results and escapes the query, and is noindex', async () => {
    const post = await postWithCard(culture);
    const word = post.title.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? '';
    const q = encodeURIComponent(word.replace(/[^\p{L}]/gu, ''));
    const { total } = await read<Found>(`?culture=${culture}&q=${q}`);
    const hit = await sendRequest(site.port, `/blog/search/?q=${q}`, { host });
    expect(hit.status).toBe(200);
    expect(hit.text).toContain('content="noindex, follow"');
    expect(mainOf(hit.text)).toMatch(new RegExp(`>${total} \\p{L}+`, 'u'));
    expect(hrefsOf(mainOf(hit.text))).toContain(pathOf(post));
    const none = await sendRequest(site.port, '/blog/search/?q=zzzzzz', { host });
    expect(none.status).toBe(200);
    expect(none.text).toContain('role="status"');
    expect(mainOf(none.text)).not.toContain('<progress');
    const evil = await sendRequest(site.port, '/blog/search/?q=%3Cb%20id%3D%22evil%22%3E', { host });
    expect(evil.text).not.toContain('<b id="evil"');
  });

  it('PAGE-04 SEO-05 a post shows its text, contents, cards, author and related posts', async () => {
    const post = await postWithCard(culture);
    const { status, text } = await sendRequest(site.port, pathOf(post), { host });
    const main = mainOf(text);
    expect(status).toBe(200);
    expect(main).toContain(`dateTime="${post.publishedAt}"`);
    expect(text).toContain('property="og:type" content="article"');
    expect(text).toContain(`property="article:published_time" content="${post.publishedAt}"`);
    expect(text).toContain('"@type":"BlogPosting"');
    const contents = hrefsOf(main).filter((href) => href.startsWith('#text-'));
    expect(contents.length).toBeGreaterThan(2);
    for (const href of contents) expect(main).toContain(` id="${href.slice(1)}"`);
    const slugs = (post.embeds ?? []).filter((id) => id.startsWith('game.')).map((id) => id.slice(5));
    for (const slug of slugs) expect(hrefsOf(main).some((href) => href.endsWith(`/${slug}/`))).toBe(true);
    expect(main).not.toContain('data-embed');
    const author = await read<{ bio: string }>(`author?culture=${culture}&slug=${post.author.slug}`);
    expect(main).toContain(author.bio.slice(0, 30));
    const related = await read<Found>(`posts/related/?culture=${culture}&slug=${post.slug}&limit=3`);
    for (const other of related.items) expect(hrefsOf(main)).toContain(pathOf(other));
    for (const { slug } of post.tags) expect(hrefsOf(main)).toContain(`/blog/${slug}/`);
    expect(main).toContain('action="/api/newsletter"');
  });

  it('PAGE-04 ROUTE-07 SEO-07 a post redirects to its canonical path, and an unknown post is 404', async () => {
    const post = await postWithCard(culture);
    const elsewhere = await sendRequest(site.port, `/blog/somewhere/${post.slug}/`, { host });
    expect([elsewhere.status, elsewhere.headers.location]).toEqual([301, pathOf(post)]);
    expect((await sendRequest(site.port, `/blog/${post.tagSlug}/no-such-post/`, { host })).status).toBe(404);
    expect((await sendRequest(site.port, '/blog/search/no-such-post/', { host })).status).toBe(404);
  });

  it('PAGE-10 PAGE-04 a draft is rendered with its cards and is noindex', async () => {
    const { status, text } = await sendRequest(site.port, '/preview/post/draft-post/', { host });
    expect(status).toBe(200);
    expect(text).toContain('content="noindex');
    expect(mainOf(text)).toContain('id="text-');
    expect(mainOf(text)).not.toContain('data-embed');
  });
});

it('COMP-02 PAGE-04 an offer in a post is shown with its terms, and is hidden once it has expired', async () => {
  const { items } = await read<Found>('posts/latest/?culture=en-GB&limit=50');
  const posts = await Promise.all(items.map(({ slug }) => read<WrittenPost>(`posts/?culture=en-GB&slug=${slug}`)));
  const post = posts.find(({ embeds }) => embeds?.includes('promotion.welcome'));
  if (!post) throw new Error('[tests] No post shows the welcome offer.');
  const offer = (await (
    await fetch(`${services.origin}/api/v1/cms/promotions/?culture=en-GB&slug=welcome`)
  ).json()) as { significantTerms: string };
  const main = mainOf((await sendRequest(site.port, pathOf(post))).text);
  expect(main).toContain(offer.significantTerms.slice(0, 60));
  expect(main).toContain('href="/casino-promotions/welcome/"');
  const ended = { type: 'promotion', data: { ...offer, status: 'expired' } };
  await faults.add({ path: '/api/v1/blog/posts/embed/', status: 200, body: JSON.stringify(ended) });
  const alone = await freshSite(services.origin);
  const later = await sendRequest(alone.port, pathOf(post));
  await faults.clear();
  expect(later.status).toBe(200);
  expect(mainOf(later.text)).not.toContain(offer.significantTerms.slice(0, 60));
});

describe('a blog whose service fails', () => {
  it('API-03 SEO-08 sends 503 for a post whose text failed, with its heading and links', async () => {
    const post = await postWithCard('en-GB');
    await faults.add({ path: '/api/v1/blog/posts/content/', status: 500 });
    const alone = await freshSite(services.origin);
    const { status, text, headers } = await sendRequest(alone.port, pathOf(post));
    await faults.clear();
    expect([status, headers['cache-control']]).toEqual([503, 'private, no-store']);
    expect(mainOf(text)).toMatch(/<h1>[^<]+<\/h1>/);
    expect(hrefsOf(mainOf(text))).toContain('/contact/');
  });

  it('API-03 embeds the text of a post in one data block only', async () => {
    const post = await postWithCard('en-GB');
    const { text } = await sendRequest(site.port, pathOf(post));
    const keys = [...text.matchAll(/data-key="(api\/v1\/blog\/posts\/[^"]*)"[^>]*>([^]*?)<\/script>/g)];
    const withText = keys.filter(([, , json]) => json?.includes('bodyHtml')).map(([, key]) => key);
    expect(withText).toEqual([expect.stringContaining('posts/content/')]);
  });

  it('API-03 API-04 lists its subjects by the tags in use, and is 200 without them', async () => {
    const { items } = await read<{ items: { slug: string; name: string; count: number }[] }>('tags/?culture=en-GB');
    const chipsOf = async (fault: string, path: string) => {
      await faults.add({ path: `/api/v1/blog/${fault}`, status: 500 });
      const alone = await freshSite(services.origin);
      const { status, text } = await sendRequest(alone.port, path);
      await faults.clear();
      const subjects = /<nav aria-label="Topics"[^]*?<\/nav>/.exec(text)?.[0] ?? '';
      return { status, heading: text.includes('<h1'), hrefs: hrefsOf(subjects) };
    };
    const all = ['/blog/', ...items.map(({ slug }) => `/blog/${slug}/`)];
    expect(await chipsOf('all-tags/', '/blog/')).toEqual({ status: 200, heading: true, hrefs: all });
    expect(await chipsOf('tags/', '/blog/')).toEqual({ status: 200, heading: true, hrefs: ['/blog/'] });
    expect(await chipsOf('tags/', `/blog/${items[0]?.slug}/`)).toEqual({
      status: 200,
      heading: true,
      hrefs: ['/blog/'],
    });
  });

  it('API-04 shows a post without its failed sections', async () => {
    const post = await postWithCard('en-GB');
    for (const path of ['posts/embed/', 'author', 'posts/related/', 'posts/latest/']) {
      await faults.add({ path: `/api/v1/blog/${path}`, status: 500 });
    }
    const alone = await freshSite(services.origin);
    const { status, text } = await sendRequest(alone.port, pathOf(post));
    await faults.clear();
    expect(status).toBe(200);
    expect(mainOf(text)).toContain('id="text-');
    expect(mainOf(text)).not.toMatch(/id="author"|data-failed/);
  });
});
