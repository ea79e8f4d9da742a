import { describe, expect, it } from 'vitest';
import { html } from '../../../../server/services/pages/html.ts';
import { paragraphs } from '../../../../server/services/catalogue/pages/html.ts';
import { wordsOf } from '../../../../shared/data/words-of.ts';

describe('html', () => {
  it('SEC-02 escapes texts and takes markup as it is', () => {
    const bold = html`<b>${`<&"'>`}</b>`;
    expect(html`<p title="${'"'}">${bold}${[bold]}${undefined}</p>`.markup).toBe(
      '<p title="&quot;"><b>&lt;&amp;&quot;&#39;&gt;</b><b>&lt;&amp;&quot;&#39;&gt;</b></p>',
    );
  });
});

it('SEC-02 escapes the words of a game’s page so that its head can read them again', () => {
  const words = `Fool's "Gold" & <more>`;
  expect(paragraphs(words, '')).not.toContain('<more>');
  expect(wordsOf(paragraphs(words, ''))).toBe(words);
});
