import type { CultureCode } from '../../../../locales/index.ts';
import { parseContent } from '../../../../server/services/content/front-matter.ts';
import { readCulture } from '../../../../server/services/content/read-culture.ts';
import type { ContentSource } from '../../../../server/services/content/sources.ts';
import { games } from './context.ts';

const description = `description: ${'One sentence of the right length for a search engine. '.repeat(3).slice(0, 120)}`;
/** Head facts of the right length. */
export const seo = `seo:\n  title: A title\n  ${description}`;

/** A file that fits. */
export const promotion = `---
title: An offer
teaser: What it is
picture: deep-sea/pearl/2
group: welcome
claim: { label: Join, target: register }
get: A bonus
when: At once
eligiblePlayer: Everybody
significantTerms: New players only.
start: 2026-03-01
end: 2026-12-31
product: slots
audience: new
terms:
  minDeposit: 1000
  freeSpins: { count: 50, game: lantern, spinValue: 10 }
  text: |
    1. One term with a [link](route:bonusPolicy).
${seo}
updatedAt: 2026-03-01
---
It works like [this](route:help).`;

export const home = `---\ntitle: Offers\n${seo}\ngroups: [{ code: welcome, title: New }]\nupdatedAt: 2026-03-01\n---\nWords.`;
export const legal = () => '---\ntitle: Terms\nversion: "3.2"\neffectiveFrom: 2026-03-01\n---\nWords.';

export const faq = (body: string) =>
  readFiles({ 'faq/02-payments.md': `---\ntitle: Payments\nupdatedAt: 2026-03-01\n---\n${body}` });

/** Reads files as a culture's own, and others as those that it may take over. */
export function readFiles(
  files: Readonly<Record<string, string>>,
  culture: CultureCode = 'en-GB',
  base: Readonly<Record<string, string>> = {},
) {
  const toSources = (from: typeof files, code: CultureCode): ContentSource[] =>
    Object.entries(from).map(([name, text]) => ({ culture: code, path: `content/${name}`, name, text }));
  const sources = { own: toSources(files, culture), base: toSources(base, 'en-GB') };
  const { items, problems } = readCulture(culture, sources, games, 'test', ({ name, text }) =>
    parseContent(name, text),
  );
  return {
    ids: items.map(({ kind, id }) => `${kind} ${id}`),
    items,
    problems: problems.map(({ path, says }) => `${path}: ${says}`),
  };
}
