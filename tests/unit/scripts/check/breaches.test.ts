import { describe, expect, it } from 'vitest';
import { brands } from '../../../../brands/index.ts';
import {
  findBannedWords,
  findBreaches,
  type Market,
  type Offer,
} from '../../../../scripts/check/compliance/breaches.ts';
import { pageText } from '../../../../scripts/check/compliance/page-text.ts';

const sweden = brands.find(({ cultures }) => cultures.includes('sv'))?.compliance.sv;
const germany = brands.find(({ cultures }) => cultures.includes('de-DE'))?.compliance['de-DE'];
if (!sweden || !germany) throw new Error('[tests] Both markets have a profile.');

const offer: Offer = {
  slug: 'welcome',
  title: 'Welcome',
  teaser: 'A bonus & more.',
  significantTerms: 'New players only. Wagering 30x.',
  termsPath: '/promotions/welcome/',
  status: 'active',
};

function furniture({ licence, ageMark, helplines, topBar = [] }: Market['profile']): string {
  const links = [...helplines, ...topBar].map(({ href, name }) => `<a class="x" href="${href}">${name}</a>`);
  return `<p>${licence.holder}, ${licence.number}</p><b>${ageMark}</b>${links.join('')}`;
}

const market: Market = {
  culture: 'xx',
  routePrefix: '',
  profile: germany,
  offers: [],
  stateWords: { scheduled: ['Starts on '], expired: ['Ended'] },
};

const breaches = (html: string, over: Partial<Market> = {}, path = '/') =>
  findBreaches({ path, html: furniture(market.profile) + html }, { ...market, ...over });

const shown = '<p>A bonus &amp; more.</p>';
const terms = '<small>New players&nbsp;only. <b>Wagering</b> 30x.</small>';
const full = '<a href="/promotions/welcome/">Full terms</a>';

describe('the market rules', () => {
  it('COMP-01 accept a page with licence, age mark and links to help', () =>
    expect(breaches('<h1>Fine</h1>')).toEqual([]));

  it('COMP-01 COMP-03 report a missing licence statement, age mark, help link and entry of the regulator’s bar', () => {
    const swedish = { ...market, culture: 'sv', profile: sweden };
    const found = findBreaches({ path: '/x/', html: '<h1>Bare</h1>' }, swedish);
    expect(found.slice(0, 3)).toEqual([
      'sv /x/ lacks the licence statement.',
      `sv /x/ lacks the age mark ${sweden.ageMark}.`,
      'sv /x/ lacks a link to help.',
    ]);
    expect(found).toHaveLength(3 + (sweden.topBar?.length ?? 0));
  });

  it.each([
    ['accept its terms with a link', shown + terms + full, []],
    ['report missing terms', shown + full, ['xx / shows "Welcome" without its significant terms.']],
    ['report a missing link', shown + terms, ['xx / shows "Welcome" without a link to its full terms.']],
    ['accept a page without it', '<p>Nothing here.</p>', []],
  ])('COMP-02 for an offer, %s', (_, html, expected) => {
    expect(breaches(html, { offers: [offer] })).toEqual(expected);
  });

  it('COMP-02 SEO-04 report an offer that has ended or not started and is not marked as such', () => {
    const ended = { offers: [{ ...offer, status: 'expired' }] };
    expect(breaches(shown, ended)).toEqual(['xx / shows "Welcome", which has ended, and does not say so.']);
    expect(breaches(`${shown}<b>Ended</b>`, ended)).toEqual([]);
    const later = { offers: [{ ...offer, status: 'scheduled' }] };
    const unmarked = 'xx / shows "Welcome", which has not started, and does not say so.';
    expect(breaches(shown + terms + full, later)).toEqual([unmarked]);
    expect(breaches(`${shown}<b>Starts on 1 May</b>`, later)).toEqual([]);
  });

  it('COMP-03 report banned words in titles, texts and alt texts, but not in URLs and scripts', () => {
    for (const html of [
      '<title>Casinospiele</title>',
      '<p>im CASINO</p>',
      '<img alt="Casino">',
      '<meta content="casino">',
    ])
      expect(breaches(html), html).toEqual(['xx / says "Casino".']);
    const quiet =
      '<a href="/casino/">Spiele</a><script>casino</script><script type="application/json">{"a":"casino"}</script>';
    expect(breaches(quiet)).toEqual([]);
    expect(pageText('<script type="application/ld+json">{"name":"Casino"}</script>')).toContain('Casino');
  });

  it.each([
    ['/lp/casino-abend/', ['xx /lp/casino-abend/ has "Casino" in its URL.']],
    ['/casino-features/daily-drops/', []],
    ['/casino-features/casinonacht/', ['xx /casino-features/casinonacht/ has "Casino" in its URL.']],
  ])('COMP-03 report banned words in the path %s, except in routes of the site', (path, expected) => {
    expect(breaches('', {}, path)).toEqual(expected);
  });

  it('COMP-03 report banned words in the web app manifest', () => {
    const path = '/manifest.webmanifest';
    expect(findBannedWords(path, '{"name":"Casino"}', market)).toEqual([`xx ${path} says "Casino".`]);
    expect(findBannedWords(path, '{"name":"Spiele"}', market)).toEqual([]);
  });
});
