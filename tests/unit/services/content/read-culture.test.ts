import { describe, expect, it } from 'vitest';
import { faq, home, legal, promotion, readFiles, seo } from './files.ts';

const pageWith = (block: string) =>
  `---\ntitle: Start\n${seo}\nlanding: true\nupdatedAt: 2026-03-01\nblocks:\n  - ${block}\n---\nWords.`;
const offerTo = (href: string, more = '') =>
  `{ type: offer, title: A, text: B, cta: { label: C, href: "${href}" }${more} }`;

describe('the reader of a culture’s files', () => {
  it('COMP-03 sv has no offer: not as a file of its own, not as a block of a page', () => {
    const page = pageWith(offerTo('#account/register', ', terms: D'));
    const { ids, problems } = readFiles({ 'promotions/welcome.md': promotion, 'pages/start.md': page }, 'sv');
    expect(ids).toEqual([]);
    expect(problems).toEqual([
      'content/promotions/welcome.md: belongs to the page "promotions", which sv does not have; remove it',
      'content/pages/start.md: blocks.0 is an offer, and this market may have none',
    ]);
  });

  it('COMP-03 de-DE does not say the word that its market bans; an address may hold it', () => {
    const title = (text: string) => ({ 'feeds/terms.md': legal().replace('title: Terms', `title: ${text}`) });
    expect(readFiles(title('Online-Casinospiele'), 'de-DE').problems).toEqual([
      'content/feeds/terms.md: title says "Casino", a word that may not be used in this market',
    ]);
    expect(readFiles(title('Online-Casinospiele'), 'es').problems).toEqual([]);
    const linked = { 'feeds/terms.md': legal().replace('Words.', '[Words](https://www.casino.example/)') };
    expect(readFiles(linked, 'de-DE').problems).toEqual([]);
  });

  it('I18N-02 inherits what the culture’s own pages can show, read as its own', () => {
    const base = { 'feeds/terms.md': legal(), 'blog/tags.json': '[]', 'promotions/welcome.md': promotion };
    const { ids, problems } = readFiles({ 'promotions-home.md': home }, 'en-IE', base);
    expect([ids, problems]).toEqual([['feed terms', 'promotion welcome', 'promotions-home promotions-home'], []]);
  });

  it('I18N-02 names the culture for which an inherited file is wrong', () => {
    const base = { 'feeds/terms.md': legal().replace('Words.', '[Bingo](route:bingo)') };
    expect(readFiles({}, 'en-IE', base).problems).toEqual([
      'content/feeds/terms.md (for en-IE): body has a wrong link: there is no page "bingo" in en-IE',
    ]);
  });

  it('COMP-02 BAN-07 adds a promotion’s significant terms to every link to it, before the link’s own words', () => {
    const slide = { id: 'a', section: 'home', title: 'A', cta: 'B', alt: 'C' };
    const homePage = [
      { ...slide, ctaLink: 'route:promotion/welcome' },
      { ...slide, id: 'b', ctaLink: 'route:promotion/welcome', terms: 'Gamble within your means.' },
      { ...slide, id: 'c', ctaLink: 'route:help', terms: 'Free.' },
      { ...slide, id: 'd', ctaLink: 'route:help' },
    ];
    const { items, problems } = readFiles({
      'promotions-home.md': home,
      'promotions/welcome.md': promotion,
      'slides.json': JSON.stringify({ homePage, blogPost: [], blogPostMain: [], gameBanners: [] }),
      'bt.json': JSON.stringify([{ code: 'x', pageTitle: 'A', cta: 'B', ctaLink: 'route:promotion/welcome' }]),
      'pages/start.md': pageWith(offerTo('route:promotion/welcome')),
    });
    expect(problems).toEqual([]);
    const cardOf = (id: string) => items.find((item) => item.id === id)?.card as Record<string, unknown>;
    expect((cardOf('homePage')['items'] as { terms?: string }[]).map(({ terms }) => terms)).toEqual([
      '18+. New players only.',
      '18+. New players only. Gamble within your means.',
      'Free.',
      undefined,
    ]);
    expect(cardOf('x')['terms']).toBe('18+. New players only.');
    expect(cardOf('start')['blocks']).toContainEqual(expect.objectContaining({ terms: '18+. New players only.' }));
  });

  it('COMP-02 BAN-07 refuses an offer without terms that leads to no promotion', () => {
    const bt = JSON.stringify([{ code: 'x', pageTitle: 'A', cta: 'B', ctaLink: 'route:help' }]);
    const page = pageWith(offerTo('#account/register'));
    expect(readFiles({ 'bt.json': bt, 'pages/start.md': page }).problems).toEqual([
      'content/bt.json: 0.terms is missing',
      'content/pages/start.md: blocks.0.terms is missing',
    ]);
  });

  it('API-03 leaves out items with the name of another, and a tag with the path of the search', () => {
    const feature = (slug: string) =>
      `---\nslug: ${slug}\ntitle: A\nteaser: B\npicture: fruit/bell\ngroup: facts\n${seo}\nupdatedAt: 2026-03-01\n---\nWords.`;
    const features = { 'features-home.md': home.replace('welcome', 'facts'), 'features/a.md': feature('a') };
    expect(readFiles({ ...features, 'features/b.md': feature('a') }).problems).toEqual([
      'content/features/b.md: is a second feature "a"; give it another name',
    ]);
    const tags = ['numbers', 'numbers', 'search'].map((slug) => ({ slug, name: 'A', description: 'B' }));
    expect(readFiles({ 'blog/tags.json': JSON.stringify(tags.slice(0, 2)) }).problems).toEqual([
      'content/blog/tags.json: is a second tag "numbers"; give it another name',
    ]);
    expect(readFiles({ 'blog/tags.json': JSON.stringify(tags.slice(1)) }).problems).toEqual([
      'content/blog/tags.json: 1.slug is the path of the search',
    ]);
  });

  it('API-03 reports files of no kind, and feeds that no page shows', () => {
    expect(readFiles({ 'notes.md': '', 'feeds/impress.md': legal() }).problems).toEqual([
      'content/notes.md: is of no kind that content has; move or rename it',
      'content/feeds/impress.md: belongs to the page "impress", which en-GB does not have; remove it',
    ]);
  });

  it('PAGE-05 cuts questions and answers apart', () => {
    expect(faq('## How long?\n\nA day.\n\n## Is it free?\n*Yes.*').items[0]?.card).toEqual({
      code: 'payments',
      title: 'Payments',
      items: [
        { id: 'how-long', question: 'How long?', answerHtml: '<p>A day.</p>' },
        { id: 'is-it-free', question: 'Is it free?', answerHtml: '<p><em>Yes.</em></p>' },
      ],
    });
  });

  it.each([
    ['', 'has no question'],
    ['Before\n## A?\nB', 'begins with something that is no question; it needs "## "'],
    ['## A?\nB\n## C?', '"C?" needs an answer without headings'],
    ['## A?\n### B\nC', '"A?" needs an answer without headings'],
    ['## *A*?\nB', '"*A*?" has Markdown, which is not read in questions'],
    ['## A?\n[B](route:nothing)', '"A?" has a wrong link: there is no page "nothing" in en-GB'],
    ['## A?\nB\n## A?\nC', 'asks the same twice'],
  ])('PAGE-05 reports of %j that it %s', (body, says) => {
    expect(faq(body).problems).toEqual([`content/faq/02-payments.md: body ${says}`]);
  });
});
