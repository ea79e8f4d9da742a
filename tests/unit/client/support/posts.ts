import type { ShownPost } from '../../../../shared/data/reduced-posts.ts';

/** A blog post as lists contain it. */
export function shownPost(title: string, more: Partial<ShownPost> = {}): ShownPost {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return {
    id: slug,
    slug,
    tagSlug: 'numbers',
    title,
    excerpt: `About ${title}.`,
    image: { url: `posts/${slug}` },
    author: { name: 'Nell Ashworth' },
    publishedAt: '2026-02-03T00:00:00.000Z',
    readMinutes: 4,
    ...more,
  };
}

export const shownPosts = (count: number, prefix = 'Post'): ShownPost[] =>
  Array.from({ length: count }, (_, index) => shownPost(`${prefix} ${index + 1}`));
