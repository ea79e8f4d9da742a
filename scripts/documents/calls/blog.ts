import * as blog from '../../../shared/contract/blog.ts';
import { api, type Call, culture, missing, paging } from './call.ts';

const post = { ...culture, slug: '$post' };

export const blogCalls: readonly Call[] = (
  [
    [
      'listPosts',
      '',
      'Posts, searched or of a tag.',
      ['q?', 'tag?', ...paging],
      blog.postsPage,
      { ...culture, limit: 2 },
    ],
    ['getBlogHome', 'home/', 'The first page of the blog.', [], blog.blogHome, culture],
    ['getBlogMainHome', 'main-home/', 'The main post and the ones beside it.', [], blog.blogMainHome, culture],
    [
      'listMorePosts',
      'home/more/',
      'More posts below the first page.',
      paging,
      blog.postsPage,
      { ...culture, limit: 2 },
    ],
    ['listTags', 'tags/', 'Tags of the menu.', [], blog.tagList, culture],
    ['listAllTags', 'all-tags/', 'All tags.', [], blog.tagList, culture],
    ['listLatestPosts', 'posts/latest/', 'The latest posts.', paging, blog.postsPage, { ...culture, limit: 2 }],
    ['getPost', 'posts/', 'One post.', ['slug'], blog.post, post],
    [
      'previewPost',
      'posts/preview/',
      'A post that may be a draft.',
      ['slug'],
      blog.post,
      { ...culture, slug: 'draft-post' },
    ],
    [
      'listRelatedPosts',
      'posts/related/',
      'Posts like another.',
      ['slug', ...paging],
      blog.postsPage,
      { ...post, limit: 2 },
    ],
    ['getPostContent', 'posts/content/', 'The text of a post, with its contents.', ['slug'], blog.postContent, post],
    ['getEmbed', 'posts/embed/', 'A card inside a post.', ['id'], blog.embed, { ...culture, id: '$embed' }],
    ['getAuthor', 'author', 'An author.', ['slug'], blog.author, { ...culture, slug: '$author' }],
  ] as const
).map(([id, path, summary, more, response, example]): Call => ({
  ...api,
  id,
  path: `/api/v1/blog/${path}`,
  summary,
  parameters: ['culture', ...more],
  response,
  errors: missing,
  examples: { example },
}));
