import { decodeEntities } from './decode-entities.ts';

/** The words of an html text, in one line. */
export const wordsOf = (html: string): string =>
  decodeEntities(
    html.replace(/<\/?(?:a|abbr|b|code|em|i|s|small|span|strong|sub|sup|time)\b[^>]*>/g, '').replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();
