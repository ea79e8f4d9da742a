import { countOf } from '../terminal/count-of.ts';
import type { Pack, PackedPage } from './pack.ts';

const compared = ['status', 'title', 'statement', 'ageMark', 'helpLines', 'topBar', 'offers', 'breaches'] as const;

const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

function pageDifferences(one: PackedPage, other: PackedPage): string[] {
  const changed = compared.filter((field) => show(one[field]) !== show(other[field]));
  return changed.map((field) => `${one.path} ${field}:\n  - ${show(one[field])}\n  + ${show(other[field])}`);
}

/**
 * Differences between two packs: changed offers, pages that only one has, and changed evidence of pages. Pages whose HTML
 * changed without their evidence are one line with their number. Empty for equal packs.
 */
export function comparePacks(one: Pack, other: Pack): string[] {
  const [before, after] = [one, other].map(({ pages }) => new Map(pages.map((page) => [page.path, page])));
  const lines: string[] = [];
  for (const field of ['offers', 'breaches', 'exemptions'] as const)
    if (show(one[field]) !== show(other[field]))
      lines.push(`${field}:\n  - ${show(one[field])}\n  + ${show(other[field])}`);
  let htmlOnly = 0;
  for (const page of one.pages) {
    const next = after?.get(page.path);
    const found = next ? pageDifferences(page, next) : [`${page.path} is gone.`];
    lines.push(...found);
    if (next && found.length === 0 && next.sha256 !== page.sha256) htmlOnly += 1;
  }
  for (const { path } of other.pages) if (!before?.has(path)) lines.push(`${path} is new.`);
  if (htmlOnly > 0) lines.push(`Other HTML and the same evidence: ${countOf(htmlOnly, 'page')}.`);
  return lines;
}
