import { describe, expect, it } from 'vitest';
import { pageItem } from '../../../../shared/data/page-item.ts';

const seo = { title: 'Daily drops | how they work', description: 'D.' };

describe('what the head tells of an item', () => {
  it('SEO-01 SEO-02 is what its service says: title, description, picture, alternates, and the name for breadcrumbs', () => {
    const alternates = { 'en-GB': '/casino-features/daily-drops/', es: '/funciones/daily-drops/' };
    const item = pageItem('Daily drops', { ...seo, ogImage: 'f1.0a1b' }, { alternates });
    expect(item).toEqual({ ...seo, name: 'Daily drops', picture: 'f1.0a1b', alternates, noindex: false });
  });

  it.each([
    ['nothing', {}, {}, false],
    ['index, follow', { robots: 'index, follow' }, {}, false],
    ['noindex', { robots: 'noindex' }, {}, true],
    ['noindex among others', { robots: 'noindex, nofollow' }, {}, true],
    ['none', { robots: 'None' }, {}, true],
    ['no picture', { robots: 'max-image-preview:none' }, {}, false],
    ['none of the kind', { robots: 'max-snippet:0' }, {}, false],
    ['a draft', { robots: 'index' }, { draft: true }, true],
    ['no draft', {}, { draft: false }, false],
  ])('SEO-04 is kept out of indexes when the service says so: %s', (_, robots, state, noindex) => {
    expect(pageItem('Daily drops', { ...seo, ...robots }, state).noindex).toBe(noindex);
  });
});
