import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../../server/services/content/markdown.ts';
import { contextOf } from './context.ts';

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
