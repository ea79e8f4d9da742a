/** The rest of a tag, for a pattern: in quotes a tag does not end. Html is read like this only after it was cleaned. */
const rest = String.raw`(?:"[^"]*"|[^">])*`;

/** A mark of a card (its id), as cleaning leaves it, or any other tag: whether it closes, and whether it stands alone. */
export const markOrTag = new RegExp(String.raw`<div data-embed="([\w.-]+)"></div>|<(/?)[a-z]${rest}?(/?)>`, 'g');

/** A heading that can be linked to: its name and what is in it. */
export const namedHeading = new RegExp(String.raw`<h2${rest}? id="([\w-]+)"${rest}>(.*?)</h2>`, 'gs');

/** A tag within a word or a line. */
export const inlineTag = new RegExp(
  String.raw`</?(?:a|abbr|b|code|em|i|s|small|span|strong|sub|sup|time)\b${rest}>`,
  'g',
);

export const anyTag = new RegExp(`<${rest}>`, 'g');
