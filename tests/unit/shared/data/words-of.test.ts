import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../../shared/data/words-of.ts';

describe('wordsOf', () => {
  it.each([
    ['<p>See <a href="/terms/">the terms</a>.</p>', 'See the terms.'],
    ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
    ['Fish &amp; chips&nbsp;&lt; &quot;£5&quot;', 'Fish & chips < "£5"'],
    ['  one\n  line ', 'one line'],
    ['&amp;lt;', '&lt;'],
    ['<p>The <abbr title="RTP > 96">RTP</abbr> rule <img alt="a > b"/></p>', 'The RTP rule'],
  ])('SEO-05 converts %j to %j', (html, words) => {
    expect(wordsOf(html)).toBe(words);
  });
});
