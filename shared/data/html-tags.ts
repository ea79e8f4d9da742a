/** Pattern of the rest of a tag, whose quoted values may contain `>`. Only for sanitised HTML. */
const rest = String.raw`(?:"[^"]*"|[^">])*`;

/** A card's mark in sanitised HTML (its id), or any other tag with its slashes: an end tag, or a self-closing one. */
export const markOrTag = new RegExp(String.raw`<div data-embed="([\w.-]+)"></div>|<(/?)[a-z]${rest}?(/?)>`, 'g');

/** A heading with an id: its id and its content. */
export const namedHeading = new RegExp(String.raw`<h2${rest}? id="([\w-]+)"${rest}>(.*?)</h2>`, 'gs');

/** A tag within a word or a line. */
export const inlineTag = new RegExp(
  String.raw`</?(?:a|abbr|b|code|em|i|s|small|span|strong|sub|sup|time)\b${rest}>`,
  'g',
);

export const anyTag = new RegExp(`<${rest}>`, 'g');
