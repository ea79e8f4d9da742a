import { describe, expect, it } from 'vitest';
import { pageItem } from '../../../../shared/data/page-item.ts';

const seo = { title: 'Daily drops | how they work', description: 'D.' };

describe('pageItem', () => {
  it('SEO-01 SEO-02 contains the title, description, image, alternates and breadcrumb name of the response', () => {
    const alternates = { 'en-GB': '/casino-features/daily-drops/', es: '/funciones/daily-drops/' };
    const item = pageItem('Daily drops', { ...seo, ogImage: 'f1.0a1b' }, { alternates });
    expect(item).toEqual({ ...seo, name: 'Daily drops', picture: 'f1.0a1b', alternates, noindex: false });
  });

  it.each([
    ['without robots', {}, {}, false],
    ['index, follow', { robots: 'index, follow' }, {}, false],
    ['noindex', { robots: 'noindex' }, {}, true],
    ['noindex among others', { robots: 'noindex, nofollow' }, {}, true],
    ['none', { robots: 'None' }, {}, true],
    ['max-image-preview:none', { robots: 'max-image-preview:none' }, {}, false],
    ['max-snippet:0', { robots: 'max-snippet:0' }, {}, false],
    ['a draft', { robots: 'index' }, { draft: true }, true],
    ['not a draft', {}, { draft: false }, false],
  ])('SEO-04 sets noindex according to the response: %s', (_, robots, state, noindex) => {
    expect(pageItem('Daily drops', { ...seo, ...robots }, state).noindex).toBe(noindex);
  });
});
