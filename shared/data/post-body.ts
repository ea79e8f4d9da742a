import { markOrTag, namedHeading } from './html-tags.ts';
import { wordsOf } from './words-of.ts';

/** A part of a post's HTML, or the id of the card between two parts. `at` is its offset. */
export type BodyPart = { at: number } & ({ html: string } | { embed: string });

export interface Heading {
  id: string;
  title: string;
}

/** Maximum number of cards in a post, which bounds the requests that a text causes. */
const embedLimit = 12;

/** Ids of the cards in a post's HTML, in order and without duplicates. */
export function embedIds(html: string): string[] {
  const ids = [...html.matchAll(/<div data-embed="([\w.-]+)"><\/div>/g)].map(([, id = '']) => id);
  return [...new Set(ids)].slice(0, embedLimit);
}

/**
 * Splits sanitised HTML at its card marks. A mark inside a list or quotation stays in place without a card, since
 * splitting there would leave elements open.
 */
export function bodyParts(html: string): BodyPart[] {
  const parts: BodyPart[] = [];
  const shown = embedIds(html);
  let depth = 0;
  let from = 0;
  const add = (to: number) => {
    const piece = html.slice(from, to).trim();
    if (piece) parts.push({ at: from, html: piece });
  };
  for (const { 0: tag, 1: id, 2: closing, 3: alone, index } of html.matchAll(markOrTag)) {
    if (id === undefined) {
      if (!alone) depth += closing ? -1 : 1;
    } else if (depth === 0) {
      add(index);
      if (shown.includes(id)) parts.push({ at: index, embed: id });
      from = index + tag.length;
    }
  }
  add(html.length);
  return parts;
}

/** Headings of a post with an id, for its table of contents. */
export function headingsOf(html: string): Heading[] {
  return [...html.matchAll(namedHeading)].map(([, id = '', inner = '']) => ({ id, title: wordsOf(inner) }));
}
