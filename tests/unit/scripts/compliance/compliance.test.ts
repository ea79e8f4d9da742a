import { describe, expect, it } from 'vitest';
import { brands, type ComplianceProfile } from '../../../../brands/index.ts';
import { comparePacks } from '../../../../scripts/compliance/compare-packs.ts';
import { readComplianceOptions } from '../../../../scripts/compliance/options.ts';
import type { Pack, PackedPage } from '../../../../scripts/compliance/pack.ts';
import { type DatedOffer, readEvidence } from '../../../../scripts/compliance/page-evidence.ts';
import { createProgress } from '../../../../scripts/compliance/progress.ts';
import { screenshotHtml, withoutPictures } from '../../../../scripts/compliance/screenshot-html.ts';
import { reportHtml } from '../../../../scripts/compliance/report.ts';
import { someOfEachGroup } from '../../../../scripts/compliance/some-of-each-group.ts';
import { platformOrigin, withoutRun } from '../../../../scripts/compliance/without-run.ts';

const noon = Date.UTC(2026, 6, 1, 12);

describe('the options of npm run compliance', () => {
  it('COMP-06 read the culture, and the market’s noon of a day', () => {
    expect(readComplianceOptions(['--culture', 'sv', '--at', '2026-02-01', '--out', 'x', '--all'])).toEqual({
      culture: 'sv',
      at: '2026-02-01T11:00:00Z',
      out: 'x',
      all: true,
    });
  });

  it('COMP-06 without a time, mean today, and name the folder by culture and day', () => {
    expect(readComplianceOptions(['--culture', 'es'], noon)).toEqual({
      culture: 'es',
      at: '2026-07-01T10:00:00Z',
      out: 'compliance-es-2026-07-01',
      all: false,
    });
  });

  it('COMP-06 name two packs to compare', () =>
    expect(readComplianceOptions(['--compare', 'a', 'b'])).toEqual({ compare: ['a', 'b'] }));

  it.each([
    [[], 'Usage'],
    [['--culture', 'xx'], 'Usage'],
    [['--culture', 'sv', 'more'], 'Usage'],
    [['--culture', 'sv', '--at', '2026-02-30'], '--at is "2026-02-30"'],
    [['--compare', 'a'], 'Usage'],
    [['--compare', 'a', 'b', 'c'], 'Usage'],
    [['--wrong'], 'Usage'],
  ])('COMP-06 refuse %j with the usage', (args, words) => expect(() => readComplianceOptions(args)).toThrow(words));
});

it('COMP-06 some games of each group stand for all', () => {
  const paths = ['/slots/a/', '/slots/b/', '/casino/roulette/a/', '/slots/c/', '/casino/roulette/b/'];
  expect(someOfEachGroup(paths, 1)).toEqual(['/slots/a/', '/casino/roulette/a/']);
  expect(someOfEachGroup(paths, 2)).toEqual(['/slots/a/', '/slots/b/', '/casino/roulette/a/', '/casino/roulette/b/']);
});

const profile: ComplianceProfile = brands.find(({ id }) => id === 'sv')!.compliance.sv!;
const { licence, ageMark, helplines, topBar = [] } = profile;

const offer: DatedOffer = {
  slug: 'welcome',
  title: 'Welcome',
  teaser: 'A bonus & more.',
  significantTerms: 'New players only. Wagering 30x.',
  termsPath: '/promotions/welcome/',
  status: 'active',
  start: '2026-01-01',
};

const market = { routePrefix: '/x', profile, offers: [offer] };
const evidenceOf = (html: string) => readEvidence({ path: '/', status: 200, html }, market, []);

describe('the evidence of a page', () => {
  it('COMP-06 is the text of the HTML: statement, age mark, help lines and top bar', async () => {
    const help = `<a href="${helplines[0].href}"><svg><title>Icon</title></svg>Help <b>now</b></a>`;
    const bar = topBar.map(({ href, name }) => `<a href="${href}">${name}</a>`).join('');
    const found = await evidenceOf(
      `<title>T</title><body>${bar}<main>${help}${help}</main><footer><p>Run by <i>${licence.holder}</i>,\n licence ${licence.number}.</p><b>${ageMark}</b></footer>`,
    );
    expect(found).toMatchObject({
      title: 'T',
      statement: `Run by ${licence.holder}, licence ${licence.number}.`,
      ageMark,
      helpLines: expect.arrayContaining([{ text: 'Help now', href: helplines[0].href }]),
      topBar: topBar.map(({ name, href }) => ({ text: name, href })),
      offers: [],
    });
    expect(found.sha256).toMatch(/^[\da-f]{64}$/);
  });

  it('COMP-06 lacks what the page lacks', async () => {
    const found = await evidenceOf('<main>Nothing.</main>');
    expect(found).not.toHaveProperty('statement');
    expect(found).not.toHaveProperty('ageMark');
    expect(found).toMatchObject({ helpLines: [], topBar: [], offers: [] });
  });

  const { slug, title, status, start } = offer;
  const terms = offer.significantTerms;
  const termsLink = '/x/promotions/welcome/';
  it.each([
    ['by its title', '<h2>Welcome</h2>', {}],
    ['by its text', '<p>A bonus &amp; more.</p>', {}],
    ['by its terms', `<small>New players&nbsp;only. <b>Wagering</b> 30x.</small>`, { terms }],
    [
      'by an advertisement',
      `<main><li>Double it. <a href="${termsLink}">More</a></li></main>`,
      { terms: 'Double it. More', termsLink },
    ],
    ['by a link', `<a href="${termsLink}">More</a>`, { termsLink }],
  ])('COMP-06 COMP-02 has an offer that the page shows %s, with its terms as shown', async (_, html, more) =>
    expect((await evidenceOf(html)).offers).toEqual([{ slug, title, status, start, ...more }]),
  );

  it('COMP-06 ignores texts of scripts', async () =>
    expect((await evidenceOf(`<script type="application/json">"${offer.title}"</script>`)).offers).toEqual([]));
});

const page: PackedPage = { ...(await evidenceOf('<p>One</p>')), screenshot: 'home.jpg' };
const packOf = (...pages: PackedPage[]): Pack => ({
  culture: 'sv',
  brand: 'B',
  host: 'b.example',
  at: '2026-02-01T11:00:00Z',
  version: '1',
  offers: [],
  breaches: [],
  exemptions: [],
  pages,
});

describe('two packs', () => {
  it.each<[what: string, change: Partial<PackedPage>, differences: string[]]>([
    ['nothing but the picture', { screenshot: 'other.jpg' }, []],
    ['the clock', { clock: 'visible' }, ['clock:\n  - nothing\n  + visible\n  on 1 page: /']],
    [
      'a help line, by its name and target',
      { helpLines: [{ text: 'Help', href: 'https://help.example/' }] },
      ['helpLines:\n  + Help https://help.example/\n  on 1 page: /'],
    ],
    ['only the HTML', { sha256: 'other' }, ['Other HTML and the same evidence: 1 page.']],
  ])('COMP-06 COMP-03 differ in %s', (_, change, differences) => {
    expect(comparePacks(packOf(page), packOf({ ...page, ...change }))).toEqual(differences);
  });

  it('COMP-06 differ in pages, and in each changed fact', () => {
    const gone = { ...page, path: '/old/' };
    const added = { ...page, path: '/new/' };
    const changed = { ...page, ageMark: '21+' };
    expect(comparePacks(packOf(page, gone), packOf(changed, added))).toEqual([
      'ageMark:\n  - nothing\n  + 21+\n  on 1 page: /',
      '/old/ is gone.',
      '/new/ is new.',
    ]);
  });

  it('COMP-06 differ in offers, and in rules that these violate or are exempt from', () =>
    expect(comparePacks(packOf(page), { ...packOf(page), breaches: ['60x'], exemptions: ['30x'] })).toEqual([
      'all breaches:\n  + 60x',
      'all exemptions:\n  + 30x',
    ]));

  it('COMP-06 differ in the words of an offer, named once with its pages', () => {
    const { slug, title, status, start } = offer;
    const shown = { slug, title, status, start, terms: 'Wagering 30x.' };
    const ended = { ...shown, slug: 'old', title: 'Old' };
    const pages = (...offers: (typeof shown)[]) => ['/', '/help/'].map((path) => ({ ...page, path, offers }));
    expect(
      comparePacks(packOf(...pages(shown, ended)), packOf(...pages({ ...shown, terms: 'Wagering 10x.' }))),
    ).toEqual([
      'offers:\n  - Old (active, 2026-01-01 to open)\n  on 2 pages: / /help/',
      'offers, "Welcome", terms:\n  - Wagering 30x.\n  + Wagering 10x.\n  on 2 pages: / /help/',
    ]);
  });
});

it('COMP-06 the report begins with offers, exemptions, and what pages lack', () => {
  const { slug, title, status, start } = offer;
  const shown = { slug, title, status, start, terms: offer.significantTerms };
  const pack = packOf({ ...page, offers: [shown] });
  const html = reportHtml({ ...pack, offers: [{ ...shown, termsLink: '/w/' }], exemptions: ['60x until 2026'] });
  const [head = ''] = html.split('<section');
  expect(head).toContain('<li>60x until 2026</li>');
  expect(head).toContain(`Significant terms: ${offer.significantTerms}<br>Full terms: <code>/w/</code>`);
  expect(head).toContain('Shown on 1 page: <a href="#/">/</a>');
  expect(head).toContain(
    '<a href="#/">/</a> <strong class="missing">no statement, no age mark, no help lines, no link to full terms</strong>',
  );
});

it.each([
  ['visible', '<th scope="row">Clock</th><td>visible</td>', ''],
  ['missing', '<th scope="row">Clock</th><td><strong class="missing">missing</strong></td>', 'no clock'],
] as const)('COMP-06 COMP-03 the report says that the clock is %s', (clock, row, gap) => {
  const html = reportHtml(packOf({ ...page, clock }));
  expect(html).toContain(row);
  expect(html.includes('no clock')).toBe(gap !== '');
});

it('COMP-06 a screenshot shows the footer, and few pictures of games', () => {
  const tile =
    '<picture><source type="image/avif" srcSet="/images/games/a.1?w=214&amp;f=avif 214w"/><img alt="" width="300" src="/images/games/a.1?w=320&amp;f=webp"/></picture>';
  const banner = '<img src="/images/banners/b.2?w=750&amp;f=avif"/>';
  const html = screenshotHtml(`<head></head>${banner}${tile.repeat(13)}`);
  expect(html).toContain('<style>* { content-visibility: visible !important }</style></head>');
  expect(html).toContain('<img src="/images/banners/b.2?w=160&amp;f=webp"/>');
  expect(html.split('/images/games/a.1?w=160&amp;f=webp 214w')).toHaveLength(13);
  expect(html).toMatch(/<picture><img alt="" width="300" src="data:image\/gif;[^"]*"\/><\/picture>$/);
});

it('COMP-06 a screenshot without pictures requests none, and keeps the texts and the scripts of the page', () => {
  const picture =
    '<picture><source srcSet="/images/pictures/a.1?w=960"/><img alt="A" src="/images/pictures/a.1"/></picture>';
  const html = withoutPictures(`<head></head>${picture}<p>18+</p><script src="/assets/a.js"></script>`);
  expect(html).toMatch(
    /<\/head><picture><img alt="A" src="data:image\/gif;[^"]*"\/><\/picture><p>18\+<\/p><script src="\/assets\/a\.js"><\/script>$/,
  );
});

it('COMP-06 a long run says every half minute how far it is and what is left', () => {
  let now = 0;
  const report = createProgress(() => now);
  const lines = [1, 2, 3, 4].map((minutes) => {
    now = minutes * 20_000;
    return report(minutes * 10, 100);
  });
  expect(lines).toEqual([
    undefined,
    '20 of 100 pages; about 3 min left.',
    undefined,
    '40 of 100 pages; about 2 min left.',
  ]);
});

it('COMP-06 the HTML of a pack is the same in each run, and names no address of this machine', () => {
  const packed = [40_001, 50_001].map((port) => {
    const servicesOrigin = `http://127.0.0.1:${port + 1}`;
    const html = `<a href="${servicesOrigin}/platform/login?culture=sv">Spelgränser</a><a href="http://sv.localhost:${port}/">Hem</a><b>id-${port}</b><script src="/assets/site.${port}.js"></script>`;
    return withoutRun(html, `id-${port}`, { servicesOrigin, sitePort: port });
  });
  expect(packed[0]).toBe(packed[1]);
  expect(packed[0]).toContain(`href="${platformOrigin}/platform/login?culture=sv"`);
  expect(packed[0]).not.toContain('127.0.0.1');
});

it('COMP-06 the report begins with the licence, and names the platform instead of the run’s own host', () => {
  const limits = { text: 'Limits', href: `${platformOrigin}/platform/login` };
  const html = reportHtml(packOf({ ...page, statement: 'Licensed by A & B', topBar: [limits] }));
  expect(html.split('<section')[0]).toContain('<h2>Licence statement</h2>\n<ul><li>Licensed by A &amp; B</li></ul>');
  expect(html).toContain('Limits: the account platform');
  expect(html).not.toContain('platform/login');
});

it('COMP-06 the report names what is missing, and escapes texts', () => {
  const html = reportHtml(packOf({ ...page, title: '<b>' }));
  expect(html).toContain('&lt;b&gt;');
  expect(html).toContain('<tr><th scope="row">Statement</th><td><strong class="missing">missing</strong></td></tr>');
});
