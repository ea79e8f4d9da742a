import { expect, it } from 'vitest';
import { findMissingTexts } from '../../../../server/services/content/missing-texts.ts';
import { home, legal, readFiles, seo } from './files.ts';

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
  expect(paths.filter((path) => /bonus|mobileApp|landing|promotions|features|payments|blog/.test(path))).toEqual([]);
});

const pages = ['registrationComplete', 'restricted', 'winners'].map((name) => `pages/${name}.md`);
const swedishParts = ['faq/01-account.md', ...pages, 'payment-marks.json', 'slides.json', 'terms/registration.md'];
const homes = ['features-home.md', 'promotions-home.md'];
const partsOfAll = [...homes, 'payments/<key>.md', 'terms/bonus.md', 'terms/voucher.md'];

it.each([
  ['sv', swedishParts],
  ['de-DE', [...swedishParts.filter((name) => name !== 'payment-marks.json'), ...partsOfAll]],
] as const)('SEO-08 I18N-08 names the files of %s that are no page of their own', (culture, names) => {
  const missing = findMissingTexts(culture, []).filter(({ says }) => !says.includes('is a 404'));
  const found = missing.map(({ path }) => path.split(`/content/${culture}/`)[1]);
  expect(new Set(found)).toEqual(new Set(names));
});

it('SEO-08 does not count a draft as the first page of promotions', () => {
  const { items } = readFiles({ 'promotions-home.draft.md': home.replace('updatedAt', 'draft: true\nupdatedAt') });
  expect(items.map(({ id }) => id)).toEqual(['draft-promotions-home']);
  const paths = findMissingTexts('en-GB', items).map(({ path }) => path);
  expect(paths).toContain('brands/en/content/en-GB/promotions-home.md');
});

it.each(['feeds/terms.md', 'pages/contact.md'])('SEO-08 refuses a text without a word: %s', (name) => {
  const text = (name.startsWith('feeds/') ? legal() : page).replace('Words.', '');
  const { ids, problems } = readFiles({ [name]: text });
  expect([ids, problems.length]).toEqual([[], 1]);
});
