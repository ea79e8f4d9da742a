import { describe, expect, it } from 'vitest';
import { brands, house, product } from '../../../../brands/index.ts';
import type { CultureCode } from '../../../../locales/index.ts';
import { fillTokens, tokensOf } from '../../../../server/services/content/tokens.ts';

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
