import { expect, it } from 'vitest';
import { findMissingTexts } from '../../../../server/services/content/missing-texts.ts';
import { legal, readFiles, seo } from './files.ts';

const page = `---\ntitle: Contact\n${seo}\nupdatedAt: 2026-03-01\n---\nWords.`;

it.each([
  ['sv', 'brands/sv/content/sv/pages/trustlyDirect.md'],
  ['en-GB', 'brands/en/content/en-GB/pages/mobileApp.md'],
  ['en-IE', 'brands/en/content/en-IE/feeds/selfAssessment.md'],
] as const)('SEO-08 names the page of %s that has no text', (culture, missing) => {
  const before = findMissingTexts(culture, []).map(({ path }) => path);
  expect(before).toContain(missing);
  const name = missing.split(`/content/${culture}/`)[1] ?? '';
  const { items, problems } = readFiles({ [name]: name.startsWith('feeds/') ? legal() : page }, culture);
  expect(problems).toEqual([]);
  const after = findMissingTexts(culture, items).map(({ path }) => path);
  expect(after).toEqual(before.filter((path) => path !== missing));
});

it('SEO-08 names no page that the culture does not have, and none without a text of its own', () => {
  const paths = findMissingTexts('sv', []).map(({ path }) => path);
  expect(paths.filter((path) => /bonusPolicy|mobileApp|registrationComplete|landing/.test(path))).toEqual([]);
});

it.each(['feeds/terms.md', 'pages/contact.md'])('SEO-08 refuses a text without a word: %s', (name) => {
  const text = (name.startsWith('feeds/') ? legal() : page).replace('Words.', '');
  const { ids, problems } = readFiles({ [name]: text });
  expect([ids, problems.length]).toEqual([[], 1]);
});
