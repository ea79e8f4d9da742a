import { describe, expect, it } from 'vitest';
import { bodyParts, embedIds, headingsOf } from '../../../../shared/data/post-body.ts';

const mark = (id: string) => `<div data-embed="${id}"></div>`;

describe('body of a post', () => {
  it.each([
    ['text only', '<p>a</p>', [{ html: '<p>a</p>' }]],
    [
      'an embed between two paragraphs',
      `<p>a</p>\n${mark('game.x')}\n<p>b</p>`,
      [{ html: '<p>a</p>' }, { embed: 'game.x' }, { html: '<p>b</p>' }],
    ],
    ['an embed only', mark('game.x'), [{ embed: 'game.x' }]],
    [
      'void elements',
      `<p>a<br />b</p><hr /><img src="/x.png" alt="a &gt; b" />${mark('game.x')}`,
      [{ html: '<p>a<br />b</p><hr /><img src="/x.png" alt="a &gt; b" />' }, { embed: 'game.x' }],
    ],
    [
      'an embed inside a list, which is not split off',
      `<ul><li>a${mark('game.x')}</li></ul>${mark('game.y')}`,
      [{ html: `<ul><li>a${mark('game.x')}</li></ul>` }, { embed: 'game.y' }],
    ],
    [
      'tag characters in attribute values',
      `<p><img alt="RTP > 96 %" src="/x.png" /></p>${mark('game.x')}<ul><li title="n/>">a${mark('game.y')}</li></ul>`,
      [
        { html: '<p><img alt="RTP > 96 %" src="/x.png" /></p>' },
        { embed: 'game.x' },
        { html: `<ul><li title="n/>">a${mark('game.y')}</li></ul>` },
      ],
    ],
    ['an empty body', '', []],
  ])('PAGE-04 is split at its embeds: %s', (_, html, parts) => {
    expect(bodyParts(html).map(({ at: _at, ...part }) => part)).toEqual(parts);
  });

  it('PAGE-04 requests each embed once, and twelve at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => mark(`game.${index}`)).join('');
    expect(embedIds(mark('game.x') + mark('promotion.y') + mark('game.x'))).toEqual(['game.x', 'promotion.y']);
    expect(embedIds(many)).toHaveLength(12);
    expect(bodyParts(many)).toHaveLength(12);
  });

  it('PAGE-04 has headings with an id in its table of contents, as plain text', () => {
    const html =
      '<h2 id="text-a">One <em>and</em> a half</h2><h2>No name</h2><h3 id="text-b">Below</h3><h2 lang="es" id="text-c">¿R&amp;D &lt; <abbr title="> 1">2</abbr>?</h2>';
    expect(headingsOf(html)).toEqual([
      { id: 'text-a', title: 'One and a half' },
      { id: 'text-c', title: '¿R&D < 2?' },
    ]);
  });
});
