import { describe, expect, it } from 'vitest';
import { product } from '../../../../brands/index.ts';
import type { CultureCode } from '../../../../locales/index.ts';
import { home, promotion, readFiles } from './files.ts';

const readPromotion = (
  change: (text: string) => string,
  name = 'promotions/welcome.md',
  culture: CultureCode = 'en-GB',
) => readFiles({ 'promotions-home.md': home, [name]: change(promotion) }, culture);

describe('a promotion’s file', () => {
  it('API-03 PAGE-02 becomes a card and the rest, with its path, terms and money in the culture’s currency', () => {
    const { items, problems } = readPromotion((text) => text, undefined, 'es');
    expect(problems).toEqual([]);
    expect(items[0]).toMatchObject({
      kind: 'promotion',
      id: 'welcome',
      path: '/promociones/welcome/',
      section: 'welcome',
      card: {
        slug: 'welcome',
        termsPath: '/promociones/welcome/',
        start: '2026-03-01',
        image: { width: 1920, height: 1080 },
      },
      rest: {
        body: '<p>It works like <a href="/help/">this</a>.</p>',
        terms: {
          html: expect.stringContaining('<a href="/bonus-policy/">link</a>'),
          minDeposit: { amount: 1000, currency: 'EUR' },
          freeSpins: { count: 50, gameSlug: 'lantern', spinValue: { amount: 10, currency: 'EUR' } },
        },
        updatedAt: '2026-03-01T00:00:00.000Z',
      },
    });
  });

  const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
  it.each([
    ['a field is missing', replace(/^teaser.*\n/m, ''), 'teaser is missing'],
    ['a field is not known', replace(/^get:/m, 'gets: x\nget:'), 'gets is not known here'],
    ['a text is too long', replace('What it is', 'x'.repeat(121)), 'teaser has 121 letters; it may have 120'],
    [
      'a plain text has Markdown',
      replace('A bonus', '"A [bonus](route:help)"'),
      'get has Markdown, which is not read here',
    ],
    ['a day is none', replace('2026-12-31', '2026-11-31'), 'end is no day of the calendar'],
    ['it ends before it starts', replace('2026-12-31', '2026-02-28'), 'end is before the start'],
    ['a start is no day', replace('start: 2026-03-01', 'start: 20260301'), 'start needs a day such as 2026-03-01'],
    ['the terms are missing', replace(/terms:\n(?: .*\n)+/, ''), 'terms is missing'],
    ['the terms say nothing', replace(/ {2}text: \|\n.*\n/, '  text: ""\n'), 'terms.text is empty'],
    ['significant terms say nothing', replace('New players only.', '" "'), 'significantTerms is empty'],
    ['money is no whole number', replace('1000', '10.5'), 'terms.minDeposit needs a whole number from 0 to 100000000'],
    [
      'a game is not offered',
      replace('game: lantern', 'game: other'),
      'terms.freeSpins.game names the game "other", which en-GB lacks',
    ],
    [
      'a link leads nowhere',
      replace('route:help', 'route:nothing'),
      'body has a wrong link: there is no page "nothing" in en-GB',
    ],
    ['a picture is not drawn', replace('pearl', 'castle'), 'picture names a picture that the art kit lacks'],
    [
      'a group is not on the first page',
      replace('group: welcome', 'group: other'),
      'group names "other", which is no group of promotions-home.md',
    ],
    [
      'it is a draft by its field alone',
      replace('updatedAt', 'draft: true\nupdatedAt'),
      'draft goes with an id that begins with "draft-", and with no other',
    ],
    [
      'it leads elsewhere without saying where',
      replace('target: register', 'target: external'),
      'claim needs an href when its target is "external", and only then',
    ],
    ['a card is in it', replace(/$/, '\n\n@[game](lantern)'), 'body has an embed, which is shown in blog posts alone'],
    [
      'a name is spelled',
      replace('An offer', product.name),
      `title spells "${product.name}"; it needs a token such as {{site}} or {{product}}`,
    ],
    [
      'a token stands for nothing',
      replace('An offer', 'An {{offer}}'),
      'title has {{offer}}, which stands for nothing in this culture',
    ],
    [
      'it is no YAML',
      replace('An offer', 'An offer: now'),
      'line 2 is no YAML (Nested mappings are not allowed in compact mappings); quote texts that hold ": "',
    ],
    ['it has no front matter', replace('---\n', ''), 'needs front matter between two lines of "---" at its beginning'],
  ])('API-03 COMP-02 is left out and reported when %s', (_, change, says) => {
    const { ids, problems } = readPromotion(change);
    expect(problems).toEqual([`content/promotions/welcome.md: ${says}`]);
    expect(ids).toEqual(['promotions-home promotions-home']);
  });

  it('PAGE-02 a draft has no path, and says where its policy is', () => {
    const { items } = readPromotion(
      (text) => text.replace('updatedAt', 'draft: true\nupdatedAt'),
      'promotions/draft-next.md',
    );
    expect(items[0]).toMatchObject({ id: 'draft-next', draft: true, card: { termsPath: '/bonus-policy/' } });
    expect(items[0]?.path).toBeUndefined();
  });
});
