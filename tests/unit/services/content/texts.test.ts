import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../../server/services/content/markdown.ts';
import { contextOf } from './context.ts';
import { resolveLink } from '../../../../server/services/content/links.ts';
import { brands, house, product } from '../../../../brands/index.ts';
import type { CultureCode } from '../../../../locales/index.ts';
import { fillTokens, tokensOf } from '../../../../server/services/content/tokens.ts';
import { bindSigns } from '../../../../server/services/content/bind-signs.ts';
import { readFiles, seo } from './files.ts';

const render = (text: string, culture: Parameters<typeof contextOf>[0] = 'en-GB') =>
  renderMarkdown(text, contextOf(culture));

describe('texts of content', () => {
  it.each([
    ['en-GB', '## What it’s *worth*', 'what-its-worth', 'What it’s worth'],
    ['de-DE', '## Für später & größer', 'fuer-spaeter-groesser', 'Für später & größer'],
    ['es', '## ¿Qué año es?', 'que-ano-es', '¿Qué año es?'],
    ['sv', '## Så går det till', 'sa-gar-det-till', 'Så går det till'],
  ] as const)('PAGE-04 %s: %s is found under #%s', (culture, text, id, title) => {
    const { html, toc, wrong } = render(text, culture);
    expect(html).toContain(`<h2 id="${id}">`);
    expect([toc, wrong]).toEqual([[{ id, title }], []]);
  });

  it('PAGE-04 headings of the same words get ids of their own; only the first level is in the table', () => {
    const { html, toc } = render('## Lines\n\n### Lines\n\n## Lines');
    expect(html.match(/id="[^"]+"/g)).toEqual(['id="lines"', 'id="lines-2"', 'id="lines-3"']);
    expect(toc.map(({ id }) => id)).toEqual(['lines', 'lines-3']);
  });

  it('PAGE-04 a line that names a card becomes its place', () => {
    const { html, embeds, text, wrong } = render('Before\n@[game](lantern)\nafter\n\n@[promotion](welcome)\n');
    expect(html).toBe(
      '<p>Before</p>\n<div data-embed="game.lantern"></div>\n<p>after</p>\n<div data-embed="promotion.welcome"></div>',
    );
    expect([embeds, text, wrong]).toEqual([['game.lantern', 'promotion.welcome'], 'Before after', []]);
  });

  it.each([
    ['@[game](none)', /no "game.none"/],
    ['@[promotion](draft-promotion)', /no "promotion.draft-promotion"/],
    ['@[video](lantern)', /badly written|wrong link/],
    ['see @[game](lantern) here', /wrong link/],
    ['# Too high', /heading of depth 1/],
    ['##### Too low', /heading of depth 5/],
    ['a <b>tag</b>', /has html/],
    ['<script>alert(1)</script>', /has html/],
    ['![a](https://a.example/b.png)', /has a picture/],
    ['[a](route:nothing)', /no page "nothing"/],
    ['[a](/slots/)', /needs to begin with/],
    ['[a](tel:08 08)', /badly written/],
    ['see www.a.example', /needs to begin with/],
  ])('API-03 %j is reported: %s', (text, says) => {
    expect(render(text).wrong).toEqual(expect.arrayContaining([expect.stringMatching(says)]));
  });

  it('API-03 a link becomes a URL, and the plain text has no marks', () => {
    const { html, text, wrong } = render('Play **[Lantern](game:lantern)** & read [help](route:help), 3 < 4.');
    expect(html).toBe(
      '<p>Play <strong><a href="/slots/lantern/">Lantern</a></strong> &amp; read <a href="/help/">help</a>, 3 &lt; 4.</p>',
    );
    expect([text, wrong]).toEqual(['Play Lantern & read help, 3 < 4.', []]);
  });
});

describe('links of content', () => {
  it.each([
    ['en-GB', 'route:promotions', '/casino-promotions/'],
    ['es', 'route:promotions', '/promociones/'],
    ['de-DE', 'route:promotions', '/promotions/'],
    ['en-IE', 'route:promotions', '/casino-promotions/'],
    ['es', 'route:roulette', '/casino/ruleta/'],
    ['en-GB', 'route:promotion/welcome', '/casino-promotions/welcome/'],
    ['es', 'route:promotion/spins', '/promociones/own-slug/'],
    ['en-GB', 'route:feature/daily-drops', '/casino-features/daily-drops/'],
    ['en-GB', 'route:paymentMethod/northcard', '/payment-methods/nordkort/'],
    ['sv', 'route:landing/new-here', '/lp/start/'],
    ['en-GB', 'route:blogPost/odds', '/blog/numbers/odds/'],
    ['en-GB', 'route:blogTag/numbers', '/blog/numbers/'],
    ['sv', 'game:lantern', '/slots/lantern/'],
    ['sv', '#account/depositlimits', '#account/depositlimits'],
    ['en-GB', '#voucher', '#voucher'],
    ['en-GB', '#search', '#search'],
    ['en-GB', '#feedback', '#feedback'],
    ['en-GB', 'https://www.gamcare.org.uk/', 'https://www.gamcare.org.uk/'],
    ['en-GB', 'mailto:a@b.example', 'mailto:a@b.example'],
    ['en-GB', 'tel:08088020133', 'tel:08088020133'],
  ] as const)('API-03 ROUTE-04 %s: %s leads to %s, without locale prefix', (culture, target, href) => {
    expect(resolveLink(target, contextOf(culture))).toEqual({ href });
  });

  it.each([
    ['en-GB', 'route:nothing', 'no page "nothing"'],
    ['sv', 'route:promotions', 'no page "promotions" in sv'],
    ['sv', 'route:promotion/welcome', 'no page "promotion" in sv'],
    ['en-IE', 'route:blogPost/odds', 'no page "blogPost" in en-IE'],
    ['en-GB', 'route:promotion', 'needs an id'],
    ['en-GB', 'route:promotion/none', 'no promotion "none"'],
    ['en-GB', 'route:promotion/draft-promotion', 'no promotion "draft-promotion"'],
    ['en-GB', 'route:promotion/welcome/more', 'more than one slash'],
    ['en-GB', 'route:landing/contact', 'no landing "contact"'],
    ['en-GB', 'game:none', 'no game "none"'],
    ['en-GB', '#nowhere', 'opens nothing'],
    ['sv', '#voucher', 'opens nothing'],
    ['sv', '#feedback', 'opens nothing'],
    ['en-GB', 'http://plain.example/', 'needs to begin with'],
    ['en-GB', '/slots/', 'needs to begin with'],
    ['en-GB', 'javascript:alert(1)', 'needs to begin with'],
    ['en-GB', 'https://', 'is no address'],
    ['en-GB', 'https://a b.example/', 'is no address'],
  ] as const)('API-03 %s: %s is wrong: %s', (culture, target, reason) => {
    expect(resolveLink(target, contextOf(culture))).toEqual({ wrong: expect.stringContaining(reason) });
  });
});

function fill(culture: CultureCode, text: string) {
  const wrong: string[] = [];
  const filled = fillTokens({ deep: [{ text }] }, tokensOf(culture), (says) => wrong.push(says));
  return { text: (filled as { deep: [{ text: string }] }).deep[0].text, wrong };
}

describe('tokens of content', () => {
  it.each([
    ['en-GB', '6,000'],
    ['en-IE', '1,200'],
    ['de-DE', '1.200'],
    ['sv', '1\u00a0500'],
    // Spanish groups from five digits.
    ['es', '1200'],
  ] as const)('BRAND-07 %s: {{count}} is %s', (culture, count) => {
    expect(fill(culture, 'over {{count}} games').text).toBe(`over ${count} games`);
  });

  it('BRAND-01 COMP-01 take names and facts from the brand and its market', () => {
    const { text } = fill('en-GB', '{{house}}, {{product}}, {{regulator}}, {{licenceNumber}}, {{ageMark}}');
    const { licence } = brands[0]?.compliance['en-GB'] ?? {};
    expect(text).toBe(`${house.name}, ${product.name}, ${licence?.regulator}, ${licence?.number}, 18+`);
  });

  it.each([
    ['en-GB', 'United Kingdom'],
    ['en-IE', 'Ireland'],
    ['de-DE', 'Deutschland'],
    ['sv', 'Sverige'],
    ['es', 'España'],
  ] as const)('COMP-01 %s: {{country}} is the one whose residents may register, %s', (culture, name) => {
    expect(fill(culture, 'in {{country}}').text).toBe(`in ${name}`);
  });

  it('COMP-01 a telephone link has the number without gaps, the text beside it has them', () => {
    expect(fill('en-GB', '[{{helplinePhone}}](tel:{{helplinePhone}})').text).toBe(
      '[0808\u00a08020\u00a0133](tel:08088020133)',
    );
  });

  it.each([
    ['en-GB', '{{nothing}}'],
    ['en-GB', '{{}}'],
    ['en-GB', '{{constructor}}'],
    // The international site's helpline has no telephone.
    ['en-ROW', '{{helplinePhone}}'],
    // Its licence is open to many countries.
    ['en-ROW', '{{country}}'],
  ] as const)('API-03 %s: %s is unknown and is reported with its place', (culture, token) => {
    expect(fill(culture, `a ${token}`)).toEqual({
      text: `a ${token}`,
      wrong: [`deep.0.text has ${token}, which stands for nothing in this culture`],
    });
  });
});

it.each([
  ['ab 10 € mit 96 % und 30 kr', 'ab 10~€ mit 96~% und 30~kr'],
  ['nach § 5 Abs. 2', 'nach §~5 Abs. 2'],
  ['30 × 40 € = 1200 €', '30 ×~40~€ = 1200~€'],
  ['12 kronor, 3 Spiele, £10 more', '12 kronor, 3 Spiele, £10 more'],
])('I18N-04 keeps numbers with their signs: %s', (text, bound) => {
  expect(bindSigns(text)).toBe(bound.replaceAll('~', '\u00A0'));
});

it('I18N-04 does so in every text of a file', () => {
  const page = `---\ntitle: From 10 €\n${seo}\nupdatedAt: 2026-03-01\n---\nNo more than 5 %.`;
  const { items, problems } = readFiles({ 'pages/contact.md': page });
  expect(problems).toEqual([]);
  expect(JSON.stringify(items)).toContain('From 10\u00A0€');
  expect(JSON.stringify(items)).toContain('than 5\u00A0%');
});
