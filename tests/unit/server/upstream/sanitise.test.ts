import { describe, expect, it } from 'vitest';
import { prefixOfCall, sanitiseAnswer } from '../../../../server/upstream/sanitise.ts';

const clean = (html: string, prefix?: string) => sanitiseAnswer({ html }, prefix).html;

describe('html from a service', () => {
  it.each([
    ['a script', '<p>x</p><script>alert(1)</script>', '<p>x</p>'],
    ['a style sheet', '<style>p{color:red}</style><p>x</p>', '<p>x</p>'],
    ['a style', '<p style="position:fixed">x</p>', '<p>x</p>'],
    ['a handler', '<img src="/a.png" alt="a" onerror="alert(1)">', '<img src="/a.png" alt="a" loading="lazy" />'],
    ['a javascript link', '<a href="javascript:alert(1)">x</a>', '<span>x</span>'],
    ['a javascript link in disguise', '<a href="&#106;ava\tscript:alert(1)">x</a>', '<span>x</span>'],
    ['a data address', '<img src="data:text/html,x" alt="">', '<img alt="" loading="lazy" />'],
    ['an address without scheme', '<a href="//evil.example/">x</a>', '<span>x</span>'],
    ['a host in disguise', '<img src="/\t\\evil.example/a.png" alt="">', '<img alt="" loading="lazy" />'],
    ['what a parser may take for text', '<svg></p><style><a title="</style><i>x</i>">', '<p></p><i>x</i>">'],
    ['a cell of no table', '<td>x</td>', 'x'],
    ['what has ended', '</div></main><p>x</p></div>', '<p>x</p>'],
    ['a window of its own', '<a href="/slots/" target="_top" rel="opener">x</a>', '<a href="/slots/">x</a>'],
    ['an id', '<p id="main">x</p>', '<p>x</p>'],
    ['a frame', '<iframe src="https://evil.example/"></iframe>x', 'x'],
    ['a form', '<form action="https://evil.example/"><input name="a">x</form>', 'x'],
    ['a drawing', '<svg onload="alert(1)"><circle/><text>y</text></svg>x', 'x'],
    ['a formula', '<math><mi>y</mi></math>x', 'x'],
    [
      'what readers never see',
      '<title>y</title><template>y</template><textarea>y</textarea><noscript>y</noscript>x',
      'x',
    ],
    ['a comment', '<!-- x --><p>y</p>', '<p>y</p>'],
    ['a class', '<p class="game-tile">x</p>', '<p>x</p>'],
    ['an open element', '<p><b>x', '<p><b>x</b></p>'],
  ])('SEC-02 loses %s', (_, html, wanted) => expect(clean(html)).toBe(wanted));

  it('SEC-02 SEC-03 ends with html that would be repeated for ever', () => {
    const open = Array.from({ length: 2_000 }, (_, n) => `<i lang=a${n}>x</p><p>`).join('');
    expect(() => clean(`<p>${open}`)).toThrow(RangeError);
    expect(clean(`<p>${open.slice(0, 60)}</p>`)).toContain('<i lang="a0">');
  });

  it.each([
    ['<h2>Rules</h2><p>One <strong>two</strong></p>'],
    ['<a href="/slots/x/">x</a>'],
    ['<a href="mailto:a@b.example">x</a>'],
    ['<ul><li>x &amp; y</li></ul>'],
    [''],
    ['x'],
  ])('SEC-02 keeps %s', (html) => expect(clean(html)).toBe(html));

  it('SEC-02 opens links to elsewhere in a window that cannot reach back', () => {
    expect(clean('<a href="https://help.example/" rel="x">x</a>')).toBe(
      '<a href="https://help.example/" rel="noopener" target="_blank">x</a>',
    );
  });

  it.each([
    ['<a href="slots">x</a>', '<a href="/en-IE/slots/">x</a>'],
    ['<a href="#account/login">x</a>', '<a href="#account/login">x</a>'],
    ['<a href="/niños/">x</a>', '<span>x</span>'],
  ])('PAGE-12 ROUTE-04 has links that are checked and lead to the culture: %s', (html, wanted) => {
    expect(clean(html, '/en-IE')).toBe(wanted);
  });

  it.each([
    ['/v1/cms/promotions/?culture=en-IE&slug=welcome', '/en-IE'],
    ['/v1/cms/promotions/?culture=en-GB', ''],
    ['/v1/cms/promotions/?culture=toString', ''],
    ['/v1/cms/promotions/', ''],
  ])('PAGE-12 ROUTE-04 is of the culture that its call names: %s', (url, prefix) => {
    expect(prefixOfCall(url)).toBe(prefix);
  });

  it('PAGE-01 names its headings where no id of the page can be meant', () => {
    expect(clean('<h2 id="main">x</h2><h3 id="a b">y</h3>')).toBe('<h2 id="text-main">x</h2><h3>y</h3>');
  });

  it('PAGE-01 sends links to a heading of the text to its new name, and leaves the page its own hashes', () => {
    expect(clean('<h2 id="fees">x</h2><a href="#fees">y</a> <a href="#voucher">z</a>')).toBe(
      '<h2 id="text-fees">x</h2><a href="#text-fees">y</a> <a href="#voucher">z</a>',
    );
  });

  it('PAGE-04 keeps the marks of cards and no other box', () => {
    const mark = '<div data-embed="game.lantern-trench"></div>';
    expect(clean(`<p>x</p>${mark}<div class="a"><p>y</p></div>`)).toBe(`<p>x</p>${mark}<p>y</p>`);
    expect(clean('<div data-embed="game.x" id="main" data-x="1"></div>')).toBe('<div data-embed="game.x"></div>');
    expect(clean('<div data-embed="&quot;><script>x</script>">y</div>')).toBe('y');
  });

  it('A11Y-01 puts a table in a box that can scroll', () => {
    const table = '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>';
    expect(clean(`<p>x</p>${table}`)).toBe(`<p>x</p><div>${table}</div>`);
  });

  it('A11Y-01 leaves the first heading to the page', () => {
    expect(clean('<h1>x</h1>')).toBe('<h2>x</h2>');
  });

  it('SEC-02 is cleaned wherever it stands, and no other text is touched', () => {
    const dirty = '<i>x</i><script>y</script>';
    const answer = {
      title: 'Fish & <Chips>',
      body: dirty,
      faq: [{ question: '<', answerHtml: dirty }],
      blocks: [{ type: 'html', html: dirty }],
      html: [dirty],
      count: 3,
      none: null,
    };
    expect(sanitiseAnswer(answer)).toEqual({
      ...answer,
      body: '<i>x</i>',
      faq: [{ question: '<', answerHtml: '<i>x</i>' }],
      blocks: [{ type: 'html', html: '<i>x</i>' }],
      html: ['<i>x</i>'],
    });
    expect(answer.body, 'answers are shared: the original stays').toBe(dirty);
  });
});
