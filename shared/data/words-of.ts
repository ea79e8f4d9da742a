import { decodeEntities } from './decode-entities.ts';

/** Tags within a word or a line, and all others; in quotes a tag does not end. */
const inline = /<\/?(?:a|abbr|b|code|em|i|s|small|span|strong|sub|sup|time)\b(?:"[^"]*"|[^">])*>/g;
const other = /<(?:"[^"]*"|[^">])*>/g;

/** The words of a cleaned html text, in one line. */
export const wordsOf = (html: string): string =>
  decodeEntities(html.replace(inline, '').replace(other, ' ')).replace(/\s+/g, ' ').trim();
