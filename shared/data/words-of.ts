import { decodeEntities } from './decode-entities.ts';
import { anyTag, inlineTag } from './html-tags.ts';

/** The text content of sanitised HTML, in one line. */
export const wordsOf = (html: string): string =>
  decodeEntities(html.replace(inlineTag, '').replace(anyTag, ' ')).replace(/\s+/g, ' ').trim();
