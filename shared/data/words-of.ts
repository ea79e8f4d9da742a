import { decodeEntities } from './decode-entities.ts';
import { anyTag, inlineTag } from './html-tags.ts';

/** The words of a cleaned html text, in one line. */
export const wordsOf = (html: string): string =>
  decodeEntities(html.replace(inlineTag, '').replace(anyTag, ' ')).replace(/\s+/g, ' ').trim();
