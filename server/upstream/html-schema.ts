import type { Schema } from 'hast-util-sanitize';
import { idPrefix } from '../../shared/data/text-id.ts';

const words = (text: string) => text.split(' ');

const tableParts = words('caption colgroup col thead tbody tr th td');

/** Allowed blocks. */
const allowedBlocks = words(
  'h1 h2 h3 h4 h5 h6 p ul ol menu dir li dl dt dd blockquote figure figcaption hr details summary section address table pre listing',
).concat(tableParts);

/** Blocks whose boxes are removed. Their content becomes paragraphs, so that words of adjacent blocks stay apart. */
const droppedBlocks = words(
  'div article aside main header footer nav search hgroup form fieldset legend center dialog',
);

const inlineElements = words(
  'a strong em b i u s strike del ins mark q cite dfn kbd samp var small sub sup code tt abbr acronym bdi bdo time span img br wbr ruby rp rt',
);

const blockNames: ReadonlySet<string> = new Set([...allowedBlocks, ...droppedBlocks]);
const droppedNames: ReadonlySet<string> = new Set(droppedBlocks);

export const isBlock = (tagName: string) => blockNames.has(tagName);
export const isDroppedBlock = (tagName: string) => droppedNames.has(tagName);

/** Elements that are replaced by others. The page has the only `h1`, so headings of a text begin at `h2`. */
export const renamed: ReadonlyMap<string, string> = new Map([
  ['h1', 'h2'],
  ['strike', 's'],
  ['menu', 'ul'],
  ['dir', 'ul'],
  ['listing', 'pre'],
  ['tt', 'code'],
  ['acronym', 'abbr'],
]);

/** The attribute value of an id or of a name that serves as one. */
const idValue = /^.{1,100}$/su;

const integer = /^-?\d{1,6}$/;

/** Elements and attributes that are allowed. Attributes are property names, with patterns for their values. */
export const schema: Schema = {
  tagNames: [...allowedBlocks, ...droppedBlocks, ...inlineElements],
  // Other elements are replaced by their content. These are removed with it, since it is not text for readers.
  strip: words('script style template title svg math textarea select noscript noembed noframes iframe xmp plaintext'),
  attributes: {
    a: ['href', 'title', ['name', idValue]],
    div: [['dataEmbed', /^[\w.-]{1,128}$/]],
    img: ['src', 'alt', 'width', 'height'],
    ol: [['start', integer], ['type', /^[1aAiI]$/], 'reversed'],
    li: [['value', integer]],
    details: ['open'],
    th: ['scope', 'abbr', 'colSpan', 'rowSpan'],
    td: ['colSpan', 'rowSpan'],
    colgroup: ['span'],
    col: ['span'],
    time: ['dateTime'],
    del: ['dateTime'],
    ins: ['dateTime'],
    abbr: ['title'],
    acronym: ['title'],
    dfn: ['title'],
    '*': [
      ['lang', /^[A-Za-z\d-]{1,35}$/],
      ['dir', /^(?:ltr|rtl|auto)$/i],
      ['id', idValue],
    ],
  },
  // A fragment may begin anywhere, even with a table row outside a table.
  ancestors: Object.fromEntries(tableParts.map((part) => [part, ['table']])),
  required: {},
  protocols: { src: ['http', 'https'] },
  clobber: ['id', 'name'],
  clobberPrefix: idPrefix,
};
