import sanitizeHtml from 'sanitize-html';
import { type CultureCode, cultures } from '../../locales/index.ts';
import { contentLink } from '../../shared/routing/content-link.ts';

/** Fields of the contract that carry html: `html`, `body`, and names that end in Html. */
const htmlField = /^(?:html|body)$|Html$/;

/** What html names is named in a space of its own: an id of the page's must never be found in its place. */
const namePrefix = 'text-';

/** A heading keeps the name by which a table of contents links to it. */
const heading =
  (tagName: string): sanitizeHtml.Transformer =>
  (_, { id, ...attribs }) => ({
    tagName,
    attribs: id !== undefined && /^[\w-]{1,100}$/.test(id) ? { ...attribs, id: namePrefix + id } : attribs,
  });

/** A box is kept as the mark of a card that the page puts there; any other gives way to what is in it. */
const embed: sanitizeHtml.Transformer = (tagName, { 'data-embed': id = '' }) =>
  /^[\w.-]{1,128}$/.test(id) ? { tagName, attribs: { 'data-embed': id } } : { tagName: 'unmarked', attribs: {} };

/** A link leads where it may; of any other only the words are left. */
const link =
  (routePrefix: string): sanitizeHtml.Transformer =>
  (tagName, attribs) => {
    const to = contentLink(attribs['href'] ?? '', routePrefix);
    if (!to) return { tagName: 'span', attribs: {} };
    const { target: _, rel: __, ...others } = attribs;
    const elsewhere = to.external && { rel: 'noopener', target: '_blank' };
    return { tagName, attribs: { ...others, href: to.href, ...elsewhere } };
  };

const rules = (routePrefix: string): sanitizeHtml.IOptions => ({
  allowedTags: (
    'h2 h3 h4 div p ul ol li dl dt dd blockquote figure figcaption hr br ' +
    'a strong em b i s small sub sup code abbr time span img ' +
    'table caption thead tbody tr th td'
  ).split(' '),
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    div: ['data-embed'],
    h2: ['id'],
    h3: ['id'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    abbr: ['title'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: link(routePrefix),
    div: embed,
    h1: heading('h2'),
    h2: heading('h2'),
    h3: heading('h3'),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
});

/** Rules by locale prefix: there are few. */
const rulesByPrefix = new Map(
  Object.values(cultures).map(({ routePrefix }) => [routePrefix as string, rules(routePrefix)]),
);

/** Where the links of an answer lead: the locale prefix of the culture that its call names. */
export function prefixOfCall(url: string): string {
  const code = new URLSearchParams(url.split('?')[1]).get('culture') ?? '';
  return Object.hasOwn(cultures, code) ? cultures[code as CultureCode].routePrefix : '';
}

/**
 * A copy of an answer in which every html field is clean: no scripts, styles, forms, frames or foreign schemes, and links that lead to
 * the culture's own pages.
 */
export function sanitiseAnswer<T>(value: T, routePrefix = ''): T {
  return clean(value, '', rulesByPrefix.get(routePrefix) ?? rules(routePrefix)) as T;
}

/** Links to the text's own headings follow these to their new names; all other hashes are the page's. */
function cleanHtml(value: string, by: sanitizeHtml.IOptions): string {
  const html = sanitizeHtml(value, by);
  return html.replace(/ href="#([\w-]+)"/g, (hash, id: string) =>
    html.includes(` id="${namePrefix}${id}"`) ? ` href="#${namePrefix}${id}"` : hash,
  );
}

function clean(value: unknown, field: string, by: sanitizeHtml.IOptions): unknown {
  if (typeof value === 'string') return htmlField.test(field) ? cleanHtml(value, by) : value;
  if (Array.isArray(value)) return value.map((item) => clean(item, field, by));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, clean(item, name, by)]));
}
