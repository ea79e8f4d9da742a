import { describe, expect, it } from 'vitest';
import { bodyParts, embedIds, headingsOf } from '../../../../shared/data/post-body.ts';

const mark = (id: string) => `<div data-embed="${id}"></div>`;

describe('the body of a post', () => {
  it.each([
    ['text alone', '<p>a</p>', [{ html: '<p>a</p>' }]],
    [
      'a card between two paragraphs',
      `<p>a</p>\n${mark('game.x')}\n<p>b</p>`,
      [{ html: '<p>a</p>' }, { embed: 'game.x' }, { html: '<p>b</p>' }],
    ],
    ['a card alone', mark('game.x'), [{ embed: 'game.x' }]],
    [
      'lines and pictures that are never closed',
      `<p>a<br />b</p><hr /><img src="/x.png" alt="a &gt; b" />${mark('game.x')}`,
      [{ html: '<p>a<br />b</p><hr /><img src="/x.png" alt="a &gt; b" />' }, { embed: 'game.x' }],
    ],
    [
      'a mark inside a list, which stays there',
      `<ul><li>a${mark('game.x')}</li></ul>${mark('game.y')}`,
      [{ html: `<ul><li>a${mark('game.x')}</li></ul>` }, { embed: 'game.y' }],
    ],
    [
      'marks of a tag in a quoted text',
      `<p><img alt="RTP > 96 %" src="/x.png" /></p>${mark('game.x')}<ul><li title="n/>">a${mark('game.y')}</li></ul>`,
      [
        { html: '<p><img alt="RTP > 96 %" src="/x.png" /></p>' },
        { embed: 'game.x' },
        { html: `<ul><li title="n/>">a${mark('game.y')}</li></ul>` },
      ],
    ],
    ['nothing', '', []],
  ])('PAGE-04 is cut at its cards: %s', (_, html, parts) => {
    expect(bodyParts(html).map(({ at: _at, ...part }) => part)).toEqual(parts);
  });

  it('PAGE-04 asks for each card once, and for no more than twelve', () => {
    const many = Array.from({ length: 20 }, (_, index) => mark(`game.${index}`)).join('');
    expect(embedIds(mark('game.x') + mark('promotion.y') + mark('game.x'))).toEqual(['game.x', 'promotion.y']);
    expect(embedIds(many)).toHaveLength(12);
    expect(bodyParts(many)).toHaveLength(12);
  });

  it('PAGE-04 has the headings that can be linked to, in words', () => {
    const html =
      '<h2 id="text-a">One <em>and</em> a half</h2><h2>No name</h2><h3 id="text-b">Below</h3><h2 lang="es" id="text-c">¿R&amp;D &lt; <abbr title="> 1">2</abbr>?</h2>';
    expect(headingsOf(html)).toEqual([
      { id: 'text-a', title: 'One and a half' },
      { id: 'text-c', title: '¿R&D < 2?' },
    ]);
  });
});
