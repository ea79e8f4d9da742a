import type { CultureCode } from '../../../../locales/index.ts';
import type { ContentContext } from '../../../../server/services/content/context.ts';
import { outlineOf } from '../../../../server/services/content/outline.ts';

/** Targets that the files of a small site refer to. */
const contents = new Map<string, unknown>([
  ['promotions/welcome.md', {}],
  ['promotions/spins.md', { slug: 'own-slug' }],
  ['promotions/draft-promotion.md', { draft: true }],
  ['features/daily-drops.md', {}],
  ['payments/northcard.md', { slug: 'nordkort' }],
  ['pages/new-here.md', { landing: true, slug: 'start' }],
  ['pages/contact.md', {}],
  ['blog/tags.json', [{ slug: 'numbers', name: 'Numbers' }]],
  ['blog/authors.json', [{ slug: 'ada', name: 'Ada', hue: 20 }]],
  ['blog/posts/odds.md', { tag: 'numbers' }],
  ['promotions-home.md', { groups: [{ code: 'welcome' }] }],
  ['features-home.md', { groups: [{ code: 'facts' }] }],
]);

export const games: ContentContext['games'] = {
  pathOf: (slug) => (slug === 'lantern' ? '/slots/lantern/' : undefined),
  hasGroup: (code) => code === 'slots',
};

/** A small site as a culture sees it. */
export const contextOf = (culture: CultureCode): ContentContext => ({
  culture,
  outline: outlineOf(culture, contents),
  games,
  artVersion: 'test',
});
