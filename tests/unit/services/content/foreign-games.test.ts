import { expect, it } from 'vitest';
import { product } from '../../../../brands/index.ts';
import type { BannerOffer } from '../../../../brands/offers.ts';
import type { CultureCode } from '../../../../locales/index.ts';
import { findForeignGames } from '../../../../server/services/content/foreign-games.ts';

const game = (culture: CultureCode, name: string, status: 'active' | 'retired' = 'active') => ({
  culture,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  status,
  provider: { name: 'Senhet Works' },
});
const games = [
  game('sv', 'Lantern Trench'),
  game('sv', `${product.name} Comet`),
  game('sv', 'Old Lighthouse', 'retired'),
  game('en-GB', 'Penny Lantern'),
  game('en-GB', 'Lantern'),
  game('en-GB', 'Senhet'),
];

function find(text: string, name = 'promotions/a.md', offers: Record<string, BannerOffer> = {}) {
  const file = { culture: 'sv' as const, path: name, name, text, inherited: false };
  return findForeignGames('sv', [file], games, offers).map(({ path, says }) => `${path} ${says}`);
}

const lacks = (name: string) => `names the game "${name}", which sv does not offer; name one of its catalogue`;

it.each([
  ['an offer', 'promotions/a.md', '10 spel på Penny Lantern.', 'Penny Lantern'],
  ['terms', 'terms/bonus.md', '3. Penny Lantern räknas inte.', 'Penny Lantern'],
  ['a banner', 'bt.json', '[{ "alt": "Vinn i Penny Lantern" }]', 'Penny Lantern'],
  ['a folded text', 'promotions/a.md', 'teaser: >-\n  10 spel på Penny\n  Lantern.', 'Penny Lantern'],
  ['a game that is gone', 'faq/01-account.md', 'Spela Old Lighthouse.', 'Old Lighthouse'],
  ['a name of one word', 'slides.json', '["Spela Lantern!"]', 'Lantern'],
])('COMP-02 I18N-08 reports a game that the market lacks in %s', (_, name, text, found) => {
  expect(find(text, name)).toEqual([`${name} ${lacks(found)}`]);
});

it.each([
  ['games of the market', 'Lantern Trench och {{product}} Comet.'],
  ['a studio whose name begins like a game', 'Ett spel av Senhet Works.'],
  ['parts of longer words', 'Lanterna och Penny Lanterns, Halv-Lantern.'],
])('COMP-02 I18N-08 accepts %s', (_, text) => {
  expect(find(text)).toEqual([]);
});

it('COMP-02 accepts names of past games in posts', () => {
  expect(find('Minns du Old Lighthouse?', 'blog/posts/a.md')).toEqual([]);
});

it('COMP-02 reports free spins whose significant terms name another game', () => {
  const write = (named: string) =>
    `---\nsignificantTerms: >-\n  10 spel på ${named.replace(' ', '\n  ')}.\nterms:\n  freeSpins:\n    game: lantern-trench\n---\n`;
  expect(find(write('Lantern Trench'))).toEqual([]);
  expect(find(write(`${product.name} Comet`))).toEqual([
    'promotions/a.md significantTerms does not name "Lantern Trench", the game of its free spins',
  ]);
  expect(find(write('Made Up'))).toHaveLength(1);
});

it('COMP-02 reports a banner’s offer with a game that the market lacks', () => {
  const named = (name: string) => find('', undefined, { spins: { figures: { game: name } } });
  expect(named('Lantern Trench')).toEqual([]);
  expect(named('Made Up')).toEqual([
    'brands/offers.ts "spins" names the game "Made Up", which sv does not offer; name one of its catalogue',
  ]);
});
