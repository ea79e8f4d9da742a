import { expect, it } from 'vitest';
import { bindSigns } from '../../../../server/services/content/bind-signs.ts';
import { readFiles, seo } from './files.ts';

it.each([
  ['ab 10 € mit 96 % und 30 kr', 'ab 10~€ mit 96~% und 30~kr'],
  ['nach § 5 Abs. 2', 'nach §~5 Abs. 2'],
  ['30 × 40 € = 1200 €', '30 ×~40~€ = 1200~€'],
  ['12 kronor, 3 Spiele, £10 more', '12 kronor, 3 Spiele, £10 more'],
])('I18N-04 keeps numbers with their signs: %s', (text, bound) => {
  expect(bindSigns(text)).toBe(bound.replaceAll('~', '\u00A0'));
});

it('I18N-04 does so in every text of a file', () => {
  const page = `---\ntitle: From 10 €\n${seo}\nupdatedAt: 2026-03-01\n---\nNo more than 5 %.`;
  const { items, problems } = readFiles({ 'pages/contact.md': page });
  expect(problems).toEqual([]);
  expect(JSON.stringify(items)).toContain('From 10\u00A0€');
  expect(JSON.stringify(items)).toContain('than 5\u00A0%');
});
