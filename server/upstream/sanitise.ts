import type { Element, ElementContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { defaultTreeAdapter, parseFragment } from 'parse5';
import { contentLink } from '../../shared/routing/content-link.ts';
import { cultureOfCall } from './culture-of-call.ts';

/** Fields of the contract that carry html: `html`, `body`, and names that end in Html. */
const htmlField = /^(?:html|body)$|Html$/;

/** What html names is named in a space of its own: an id of the page's must never be found in its place. */
const namePrefix = 'text-';

/** A heading keeps the name by which a table of contents links to it. */
const headingName: [string, RegExp] = ['id', /^[\w-]{1,100}$/];

const tableParts = ['caption', 'thead', 'tbody', 'tr', 'th', 'td'];

/** Everything that may stay; attributes by their names in scripts, with what their values must look like. What is empty here has a default. */
const schema: Schema = {
  tagNames: (
    'h1 h2 h3 h4 div p ul ol li dl dt dd blockquote figure figcaption hr br ' +
    'a strong em b i s small sub sup code abbr time span img ' +
    'table'
  )
    .split(' ')
    .concat(tableParts),
  // Of all others the words are left, but in these are no words for readers.
  strip: 'script style template title svg math textarea select noscript noembed noframes xmp plaintext'.split(' '),
  attributes: {
    a: ['href', 'title'],
    div: [['dataEmbed', /^[\w.-]{1,128}$/]],
    h1: [headingName],
    h2: [headingName],
    h3: [headingName],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colSpan', 'rowSpan'],
    td: ['colSpan', 'rowSpan'],
    time: ['dateTime'],
    abbr: ['title'],
    '*': ['lang', 'dir'],
  },
  // A fragment may begin anywhere, a row of no table too.
  ancestors: Object.fromEntries(tableParts.map((part) => [part, ['table']])),
  required: {},
  protocols: { src: ['http', 'https'] },
  clobber: ['id'],
  clobberPrefix: namePrefix,
};

/** A link leads where it may; of any other only the words are left. */
function showLink(link: Element, routePrefix: string): Element {
  const { href, ...others } = link.properties;
  const to = contentLink(href ?? '', routePrefix);
  if (!to) return { ...link, tagName: 'span', properties: {} };
  const elsewhere = to.external && { rel: ['noopener'], target: '_blank' };
  return { ...link, properties: { ...others, href: to.href, ...elsewhere } };
}

/** Two slashes, which browsers also see in these, would name a host without saying how to reach it. */
const hostOnly = /^[\s\p{Cc}]*[\\/][\t\n\r]*[\\/]/u;

function showPicture(picture: Element): Element {
  const { src, ...others } = picture.properties;
  const own = typeof src === 'string' && !hostOnly.test(src) && { src };
  return { ...picture, properties: { ...own, ...others, loading: 'lazy' } };
}

/** Clean elements as the site has them. */
function show(element: Element, routePrefix: string): ElementContent | ElementContent[] {
  switch (element.tagName) {
    case 'a':
      return showLink(element, routePrefix);
    case 'img':
      return showPicture(element);
    case 'h1':
      // The first heading is the page's.
      return { ...element, tagName: 'h2' };
    case 'table':
      // Wider than a phone it scrolls in a box of its own: as its own scroller it would no longer be a table to screen readers.
      return { type: 'element', tagName: 'div', properties: {}, children: [element] };
    case 'div':
      // A box is kept as the mark of a card that the page puts there; any other gives way to what is in it.
      return element.properties['dataEmbed'] === undefined ? element.children : element;
    default:
      return element;
  }
}

function showAll(nodes: readonly ElementContent[], routePrefix: string): ElementContent[] {
  return nodes.flatMap((node) =>
    node.type === 'element' ? show({ ...node, children: showAll(node.children, routePrefix) }, routePrefix) : [node],
  );
}

/** The parser makes some elements of its own, around a text of nothing too: two of them, and those that a lone cell stands in. */
const parserElements = 16;

/**
 * Elements that stay open are repeated in all that follow, which makes gigabytes of some kilobytes. What is written takes three letters for
 * an element, so more elements than letters are nothing that anybody wrote.
 */
function boundedBy(limit: number): typeof defaultTreeAdapter {
  let count = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...element) {
      count += 1;
      if (count > limit) throw new RangeError('[sanitise] The html has elements without end.');
      return defaultTreeAdapter.createElement(...element);
    },
  };
}

/**
 * Html as a browser would read it, each element whole and nothing in it that the schema does not name. The parser, the schema and the
 * serialiser share one kind of tree, and leave nothing behind that only a full collection would free, as a class made for each text does.
 */
function cleanHtml(value: string, routePrefix: string): string {
  const tree = sanitize(
    fromParse5(parseFragment(value, { treeAdapter: boundedBy(parserElements + value.length) })),
    schema,
  );
  const children = 'children' in tree ? (tree.children as ElementContent[]) : [];
  const html = toHtml(
    { type: 'root', children: showAll(children, routePrefix) },
    // Whoever reads tags later sees which of them have no end.
    { characterReferences: { useNamedReferences: true }, closeSelfClosing: true },
  );
  // Links to the text's own headings follow these to their new names; all other hashes are the page's.
  return html.replace(/ href="#([\w-]+)"/g, (hash, id: string) =>
    html.includes(` id="${namePrefix}${id}"`) ? ` href="#${namePrefix}${id}"` : hash,
  );
}

function clean(value: unknown, field: string, routePrefix: string): unknown {
  if (typeof value === 'string') return htmlField.test(field) ? cleanHtml(value, routePrefix) : value;
  if (Array.isArray(value)) return value.map((item) => clean(item, field, routePrefix));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, clean(item, name, routePrefix)]));
}

/** Where the links of an answer lead: the locale prefix of the culture that its call names. */
export const prefixOfCall = (url: string): string => cultureOfCall(url)?.routePrefix ?? '';

/**
 * A copy of an answer in which every html field is clean: no scripts, styles, forms, frames or foreign schemes, and links that lead to
 * the culture's own pages. Throws a RangeError for elements without end, and for such as stand in each other thousands deep.
 */
export function sanitiseAnswer<T>(value: T, routePrefix = ''): T {
  return clean(value, '', routePrefix) as T;
}
