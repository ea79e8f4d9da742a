import { describe, expect, it } from 'vitest';
import { html } from '../../../../server/services/pages/html.ts';

describe('html', () => {
  it('SEC-02 escapes texts and takes markup as it is', () => {
    const bold = html`<b>${`<&"'>`}</b>`;
    expect(html`<p title="${'"'}">${bold}${[bold]}${undefined}</p>`.markup).toBe(
      '<p title="&quot;"><b>&lt;&amp;&quot;&#39;&gt;</b><b>&lt;&amp;&quot;&#39;&gt;</b></p>',
    );
  });
});
