import { describe, expect, it } from 'vitest';
import { brands } from '../../../../brands/index.ts';
import { PageColumns } from '../../../../client/components/page-aside/page-columns.tsx';
import { cultureCodes } from '../../../../locales/index.ts';
import { markupOf, textsOf } from '../support/markup.tsx';

const related = ['terms', 'privacy', 'bonus', 'faq', 'impressum', 'juego', 'pnp'] as const;

const columns = (culture: (typeof cultureCodes)[number], url = '/terms/') =>
  markupOf(
    <PageColumns related={related} side={<p>First</p>}>
      <p>Text</p>
    </PageColumns>,
    { url, culture },
  );

describe('side column', () => {
  it.each(cultureCodes)('PAGE-01 COMP-02 in %s names each helpline once, after the main text', (culture) => {
    const markup = columns(culture);
    const profile = brands.find(({ compliance }) => compliance[culture])!.compliance[culture]!;
    const names = [...profile.helplines, profile.selfExclusion, profile.selfTest].map(({ name }) => name);
    const shown = [...markup.querySelectorAll('aside > div a')].map(({ firstChild }) => firstChild?.textContent);
    expect(shown).toEqual([...new Set(names)]);
    expect(markup.textContent).toMatch(/^TextFirst/);
  });

  it.each([
    ['en-GB', ['/privacy/', '/bonus-policy/', '/help/']],
    ['de-DE', ['/privacy/', '/bonus-policy/', '/help/', '/impressum/']],
    ['sv', ['/privacy/', '/help/', '/pay-n-play/']],
    ['es', ['/privacy/', '/bonus-policy/', '/help/', '/juego-autorizado/']],
  ] as const)('PAGE-01 in %s links to the related pages of that culture, except the current page', (culture, hrefs) => {
    const links = [...columns(culture).querySelectorAll('aside nav a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });

  it('A11Y-01 labels itself and its navigation with unique names', () => {
    const markup = columns('en-GB');
    for (const [part, name] of [
      ['aside', ['Safer gambling', 'Related pages']],
      ['aside nav', ['Related pages']],
    ] as const) {
      const ids = markup.querySelector(part)?.getAttribute('aria-labelledby')?.split(' ') ?? [];
      expect(ids.flatMap((id) => textsOf(markup, `#${id}`))).toEqual(name);
    }
  });
});
