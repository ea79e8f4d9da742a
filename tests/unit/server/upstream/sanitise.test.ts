import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prefixOfCall, sanitiseResponse } from '../../../../server/upstream/sanitise.ts';

const clean = (html: string, prefix?: string) => sanitiseResponse({ html }, prefix).html;

const manyAttributes = Array.from({ length: 1_000 }, (_, n) => `a${n}`).join(' ');

describe('HTML from a service', () => {
  it.each([
    ['a script', '<p>x</p><script>alert(1)</script>', '<p>x</p>'],
    ['a style sheet', '<style>p{color:red}</style><p>x</p>', '<p>x</p>'],
    ['a style', '<p style="position:fixed">x</p>', '<p>x</p>'],
    ['a handler', '<img src="/a.png" alt="a" onerror="alert(1)">', '<img src="/a.png" alt="a" loading="lazy" />'],
    ['a javascript link', '<a href="javascript:alert(1)">x</a>', '<span>x</span>'],
    ['a disguised javascript link', '<a href="&#106;ava\tscript:alert(1)">x</a>', '<span>x</span>'],
    ['a data URL', '<img src="data:text/html,x" alt="">', '<img alt="" loading="lazy" />'],
    ['a protocol-relative URL', '<a href="//evil.example/">x</a>', '<span>x</span>'],
    ['a disguised host', '<img src="/\t\\evil.example/a.png" alt="">', '<img alt="" loading="lazy" />'],
    ['markup that a parser may take for text', '<svg></p><style><a title="</style><i>x</i>">', '<p></p><i>x</i>">'],
    ['a cell outside a table', '<td>x</td>', 'x'],
    ['end tags without a start tag', '</div></main><p>x</p></div>', '<p>x</p>'],
    ['target and rel of a link', '<a href="/slots/" target="_top" rel="opener">x</a>', '<a href="/slots/">x</a>'],
    ['an empty id', '<p id="">x</p>', '<p>x</p>'],
    ['an id that is too long', `<p id="${'a'.repeat(101)}">x</p>`, '<p>x</p>'],
    ['a frame', '<iframe src="https://evil.example/"></iframe>x', 'x'],
    ['the fallback of a frame', '<iframe><p>y</p></iframe>x', 'x'],
    ['a form', '<form action="https://evil.example/"><input name="a">x</form>', '<p>x</p>'],
    ['an SVG', '<svg onload="alert(1)"><circle/><text>y</text></svg>x', 'x'],
    ['MathML', '<math><mi>y</mi></math>x', 'x'],
    [
      'elements that are not rendered',
      '<title>y</title><template>y</template><textarea>y</textarea><noscript>y</noscript>x',
      'x',
    ],
    ['a comment', '<!-- x --><p>y</p>', '<p>y</p>'],
    ['a class', '<p class="game-tile">x</p>', '<p>x</p>'],
    ['an unclosed element', '<p><b>x', '<p><b>x</b></p>'],
  ])('SEC-02 is sanitised: %s', (_, html, wanted) => expect(clean(html)).toBe(wanted));

  it.each([
    ['one text of more than a megabyte', { html: 'x'.repeat(1024 * 1024 + 1) }],
    [
      'many texts of more than a megabyte together',
      { faq: Array.from({ length: 3 }, (_, n) => ({ html: `${n}`.repeat(400_000) })) },
    ],
    ['two-byte characters of more than a megabyte', { html: 'é'.repeat(600_000) }],
    ['more than 50,000 elements', { html: '<br>'.repeat(50_001) }],
    ['elements that the parser repeats without end', { html: '<b><p>x'.repeat(100_000) }],
    ['attributes that the parser repeats', { html: `<p><b ${'x'.repeat(300)}>${'<p>x'.repeat(10_000)}` }],
    ['many attributes that the parser repeats', { html: `<p><b ${manyAttributes}>${'<p>x'.repeat(1_000)}` }],
    ['a long link that the parser repeats', { html: `<p><a href="/${'x'.repeat(10_000)}">${'<p>x'.repeat(1_000)}` }],
    ['more than 100,000 attributes', { html: `<p ${manyAttributes}>x</p>`.repeat(101) }],
    ['many blocks in many dropped blocks', { html: `${'<div>'.repeat(95)}${'<p>x</p>y'.repeat(6_000)}` }],
    ['elements more than 100 deep', { html: '<i>'.repeat(110) }],
    ['elements more than 100 deep in a template', { html: `<template>${'<i>'.repeat(110)}</template>` }],
  ])('SEC-08 is rejected with %s', (_, response) => expect(() => sanitiseResponse(response)).toThrow(RangeError));

  it.each([
    ['links to ids', '<a href="#x">a</a>', 20_000],
    ['blocks that become paragraphs', '<div>x</div>', 5_000],
    ['elements that move out of a table', '<table><b>x</b>', 5_000],
  ])('SEC-08 is sanitised when it is long: %s', (_, piece, times) => {
    expect(clean(piece.repeat(times))).toMatch(/^<.*>$/s);
  });

  it('SEC-08 does not repeat a long or wrong language or direction in each paragraph', () => {
    const block = (lang: string, dir: string) => `<div lang="${lang}" dir="${dir}">x<p>y</p></div>`;
    expect(clean(block('x'.repeat(20_000), 'x'.repeat(20_000)))).toBe('<p>x</p><p>y</p>');
    expect(clean(block('de-AT', 'rtl'))).toBe('<p lang="de-AT" dir="rtl">x</p><p lang="de-AT" dir="rtl">y</p>');
  });

  it.each([
    ['<h2>Rules</h2><p>One <strong>two</strong></p>'],
    ['<a href="/slots/x/">x</a>'],
    ['<a href="mailto:a@b.example">x</a>'],
    ['<del datetime="2026-01-02">£10</del> <ins>£5</ins> <s>£7</s>'],
    ['<ol start="3" reversed><li value="7">x</li></ol>'],
    ['<h5>x</h5><h6>y</h6>'],
    ['<details open><summary>x</summary><p>y</p></details>'],
    ['<section><address>x<br />y</address></section>'],
    ['<q>x</q> <mark>y</mark> <u>z</u>'],
    ['<ul><li>x &amp; y</li></ul>'],
    ['<pre>Mon  10–18\nTue  10–20\n\n  <b>closed</b> on Sundays</pre>'],
    ['<p>a</p><hr /><p>b</p>'],
    ['<dl><dt>RTP</dt><dd>96 %</dd></dl>'],
    ['H<sub>2</sub>O, 4<sup>2</sup>, <small>18+</small>, <u>x</u>'],
    ['<abbr title="return to player">RTP</abbr> <dfn title="return">x</dfn> <cite>y</cite> <q>z</q>'],
    ['<kbd>Esc</kbd> <code>a  b</code> <samp>c</samp> <var>d</var>'],
    ['<time datetime="2026-05-01">1 May</time> long<wbr />word'],
    ['<bdi>x</bdi> <bdo dir="rtl">y</bdo>'],
    ['<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>'],
    ['<figure><img src="/a.png" alt="a" loading="lazy" /><figcaption>x</figcaption></figure>'],
    [''],
    ['x'],
  ])('SEC-02 is unchanged: %s', (html) => expect(clean(html)).toBe(html));

  it('SEC-02 opens external links in a new window with rel=noopener', () => {
    expect(clean('<a href="https://help.example/" rel="x">x</a>')).toBe(
      '<a href="https://help.example/" rel="noopener" target="_blank">x</a>',
    );
  });

  it.each([
    ['<a href="slots">x</a>', '<a href="/en-IE/slots/">x</a>'],
    ['<a href="#account/login">x</a>', '<a href="#account/login">x</a>'],
    ['<a href=" /niños/ ">x</a>', '<a href="/en-IE/ni%C3%B1os/">x</a>'],
    ['<a href="/files/my terms (2).pdf">x</a>', '<a href="/files/my%20terms%20(2).pdf">x</a>'],
    ['<a href="tel:+44 (0)808 802-0133">x</a>', '<a href="tel:+440808802-0133">x</a>'],
    ['<a href="www.help.example/a">x</a>', '<a href="https://www.help.example/a" rel="noopener" target="_blank">x</a>'],
    [
      '<a href="https://help.example/a_(b),c?d=[1]">x</a>',
      '<a href="https://help.example/a_(b),c?d=[1]" rel="noopener" target="_blank">x</a>',
    ],
    ['<a href="/.//evil.example/phish/">x</a>', '<span>x</span>'],
    ['<a href="/%2e%2e//evil.example/">x</a>', '<span>x</span>'],
    ['<a href="/\n/evil.example/">x</a>', '<span>x</span>'],
  ])('PAGE-12 ROUTE-04 SEC-07 has validated links with the culture prefix: %s', (html, wanted) => {
    expect(clean(html, '/en-IE')).toBe(wanted);
  });

  it.each([
    ['/v1/cms/promotions/?culture=en-IE&slug=welcome', '/en-IE'],
    ['/v1/cms/promotions/?culture=en-GB', ''],
    ['/v1/cms/promotions/?culture=toString', ''],
    ['/v1/cms/promotions/', ''],
  ])('PAGE-12 ROUTE-04 gets the prefix of the culture in the URL of its call: %s', (url, prefix) => {
    expect(prefixOfCall(url)).toBe(prefix);
  });

  it('PAGE-01 has prefixed ids that cannot clobber those of the page, each only once', () => {
    expect(clean('<h2 id="main">x</h2><p id="a.1">y</p><ul><li id="main">z</li></ul>')).toBe(
      '<h2 id="text-main" tabindex="-1">x</h2><p id="text-a.1" tabindex="-1">y</p><ul><li>z</li></ul>',
    );
  });

  it('A11Y-02 keeps links and summaries with an id in the tab order', () => {
    expect(clean('<a id="fees" href="/help/">x</a>')).not.toContain('tabindex');
    expect(clean('<details><summary id="fees">x</summary>y</details>')).not.toContain('tabindex');
  });

  it('PAGE-01 keeps an anchor without href as a link target', () => {
    expect(clean('<a id="fees"></a>x')).toBe('<span id="text-fees" tabindex="-1"></span>x');
  });

  it.each([
    ['the name of an anchor', '<a name="fees"></a>x', '#fees', 'text-fees'],
    ['the name of a link', '<a name="fees" href="/help/">x</a>', '#fees', 'text-fees'],
    ['the id of an anchor with a name', '<a id="fees" name="costs">x</a>', '#fees', 'text-fees'],
    ['letters beyond ASCII', '<h2 id="gebühren">x</h2>', '#gebühren', 'text-geb_fc_hren'],
    ['letters beyond ASCII, linked percent-encoded', '<h2 id="gebühren">x</h2>', '#geb%C3%BChren', 'text-geb_fc_hren'],
    ['a name with spaces', '<a name="Section 1">x</a>', '#Section 1', 'text-Section_20_1'],
    ['a name with punctuation', '<a name="a&amp;b">x</a>', '#a&amp;b', 'text-a_26_b'],
    ['a malformed encoding', '<a name="100%">x</a>', '#100%', 'text-100_25_'],
  ])('PAGE-01 keeps %s as a link target, and updates the links to it', (_, target, href, id) => {
    const html = clean(`${target}<p><a href="${href}">y</a></p>`);
    expect(html).toContain(` id="${id}"`);
    expect(html).toContain(`<p><a href="#${id}">y</a></p>`);
    expect(html).not.toContain(' name=');
  });

  it.each(['h2 h3 h4 h5 p li a'.split(' ')].flat())(
    'PAGE-01 updates links to a %s of the text to its new id, and does not change other hashes',
    (tag) => {
      const html = clean(`<${tag} id="fees">x</${tag}><p><a href="#fees">y</a> <a href="#voucher">z</a></p>`);
      expect(html).toContain(' id="text-fees"');
      expect(html).toContain('<p><a href="#text-fees">y</a> <a href="#voucher">z</a></p>');
    },
  );

  it('PAGE-01 updates links to an id in another text of the same response', () => {
    const response = { body: '<a href="#fees">x</a>', terms: { html: '<div id="fees">y</div>' } };
    expect(sanitiseResponse(response)).toEqual({
      body: '<a href="#text-fees">x</a>',
      terms: { html: '<p id="text-fees" tabindex="-1">y</p>' },
    });
  });

  it.each([
    ['<div>Ends 1 May</div><div>18+ only</div>', '<p>Ends 1 May</p><p>18+ only</p>'],
    ['<article>a <b>b</b><p>c</p>d</article>', '<p>a <b>b</b></p><p>c</p><p>d</p>'],
    ['<div>a<span><p>b</p></span>c</div>', '<p>a</p> <span><p>b</p></span> <p>c</p>'],
    ['<ul><li><div>a</div><div>b</div></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
    ['<div lang="ar" dir="rtl"><h3>a</h3>b</div>', '<h3 lang="ar" dir="rtl">a</h3><p lang="ar" dir="rtl">b</p>'],
    ['<div><br></div><div>&nbsp;</div><p>a</p><div></div>', '  <p>a</p> '],
    ['1 May<div><br></div>18+ only', '1 May<br />18+ only'],
    ['<menu><li>a</li></menu>', '<ul><li>a</li></ul>'],
    ['<strike>£10</strike>', '<s>£10</s>'],
    ['<listing>a\n  b</listing>', '<pre>a\n  b</pre>'],
    ['<center>a</center><center>b</center>', '<p>a</p><p>b</p>'],
    ['<font color="red" size="7">a</font> <big>b</big>', 'a b'],
    ['<tt>a</tt> <acronym title="x">b</acronym>', '<code>a</code> <abbr title="x">b</abbr>'],
    ['<dir><li>a</li></dir>', '<ul><li>a</li></ul>'],
    [
      '<table><caption>a</caption><colgroup span="2"><col span="2"></colgroup><tr><td>b</td></tr></table>',
      '<div><table><caption>a</caption><colgroup span="2"><col span="2" /></colgroup><tbody><tr><td>b</td></tr></tbody></table></div>',
    ],
    ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
    ['<ol type="A"><li>a</li></ol>', '<ol type="A" data-marks="A"><li>a</li></ol>'],
    ['<ol type="disc"><li>a</li></ol>', '<ol><li>a</li></ol>'],
  ])('SEC-02 is converted to elements that the site styles: %s', (html, wanted) => {
    expect(clean(html)).toBe(wanted);
  });

  it('SEC-02 keeps words of adjacent blocks apart', () => {
    // Leaves out elements that the parser closes implicitly, such as nested links, since they move words.
    const block = fc.constantFrom(
      ...'div article aside main header footer nav search hgroup fieldset center dialog pre menu dir'.split(' '),
      ...'ul blockquote figure section address details'.split(' '),
    );
    const inline = fc.constantFrom(...'i b span font label strong del'.split(' '));
    const { node } = fc.letrec<{ node: string; nodes: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.constant('word'),
        fc.tuple(block, tie('nodes')).map(([name, inner]) => `<${name}>${inner}</${name}>`),
        fc.tuple(inline, tie('nodes')).map(([name, inner]) => `<${name}>${inner}</${name}>`),
      ),
      nodes: fc.array(tie('node'), { maxLength: 3 }).map((all) => all.join('')),
    }));
    const isInline = /<\/?(?:i|b|span|font|label|strong|del)>/g;
    /** Number of letters before the end of each line. */
    const breaksOf = (html: string) => {
      let letters = 0;
      return html
        .replace(isInline, '')
        .split(/<[^>]*>| /)
        .filter(Boolean)
        .map((line) => (letters += line.length));
    };
    fc.assert(
      fc.property(node, (html) => {
        expect(breaksOf(clean(html))).toEqual(expect.arrayContaining(breaksOf(html)));
      }),
      { numRuns: 500 },
    );
  });

  it('PAGE-04 keeps the placeholders of embedded cards and no other div', () => {
    const mark = '<div data-embed="game.lantern-trench"></div>';
    expect(clean(`<p>x</p>${mark}<div class="a"><p>y</p></div>`)).toBe(`<p>x</p>${mark}<p>y</p>`);
    expect(clean('<div data-embed="game.x" id="main" data-x="1"></div>')).toBe('<div data-embed="game.x"></div>');
    expect(clean('<div lang="de" id="a"><div data-embed="game.x"></div></div>')).toBe(
      '<div data-embed="game.x"></div>',
    );
    expect(clean('<div data-embed="&quot;><script>x</script>">y</div>')).toBe('<p>y</p>');
  });

  it('A11Y-01 has its tables wrapped in a div that can scroll', () => {
    const table = '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>';
    expect(clean(`<p>x</p>${table}`)).toBe(`<p>x</p><div>${table}</div>`);
  });

  it('A11Y-01 has its h1 turned into h2, as the page has its own h1', () => {
    expect(clean('<h1>x</h1>')).toBe('<h2>x</h2>');
  });

  it('SEC-02 is sanitised in every HTML field, and plain text fields are unchanged', () => {
    const dirty = '<i>x</i><script>y</script>';
    const response = {
      title: 'Fish & <Chips>',
      body: dirty,
      faq: [{ question: '<', answerHtml: dirty }],
      blocks: [{ type: 'html', html: dirty }],
      html: [dirty],
      count: 3,
      none: null,
    };
    expect(sanitiseResponse(response)).toEqual({
      ...response,
      body: '<i>x</i>',
      faq: [{ question: '<', answerHtml: '<i>x</i>' }],
      blocks: [{ type: 'html', html: '<i>x</i>' }],
      html: ['<i>x</i>'],
    });
    expect(response.body, 'the original is unchanged, as responses are shared').toBe(dirty);
  });
});
