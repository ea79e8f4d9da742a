import type { Element, ElementContent, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { defaultTreeAdapter, parseFragment } from 'parse5';
import { plainId, textIdOf } from '../../shared/data/text-id.ts';
import { htmlLink } from '../../shared/routing/content-link.ts';
import { cultureOfCall } from '../../shared/data/culture-of-call.ts';
import { isBlock, isDroppedBlock, renamed, schema } from './html-schema.ts';
import { isRecord } from '../../shared/data/is-record.ts';

/** Fields of the contract that contain HTML: `html`, `body`, and names that end in Html. */
const htmlField = /^(?:html|body)$|Html$/;

/** Limits of one response (SEC-08): total bytes, elements and attributes of its HTML, and nesting depth. */
const maxBytes = 1024 * 1024;
const maxElements = 50_000;
const maxAttributes = 100_000;
const maxDepth = 100;
/** Nodes that move from dropped blocks to the block around them, summed over all levels. */
const maxLifted = 10 * maxElements;

/**
 * Counts the parser's work for a response and throws a RangeError at the limits. Unclosed formatting elements are
 * reopened with their attributes in each following block, so a short text can produce any number of elements and any
 * length of attributes. The parser must be stopped while it runs.
 */
function createBudget() {
  let bytes = 0;
  let elements = 0;
  let attributes = 0;
  let attributeLength = 0;
  let depth = 0;
  let lifted = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attrs) {
      elements += 1;
      attributes += attrs.length;
      for (const { name, value } of attrs) attributeLength += name.length + value.length;
      if (elements > maxElements) throw new RangeError(`[sanitise] The HTML has more than ${maxElements} elements.`);
      if (attributes > maxAttributes || attributeLength > maxBytes)
        throw new RangeError(`[sanitise] The HTML has more than ${maxAttributes} attributes, or too long ones.`);
      return defaultTreeAdapter.createElement(tagName, namespace, attrs);
    },
    onItemPush() {
      depth += 1;
      if (depth > maxDepth) throw new RangeError(`[sanitise] The HTML is nested more than ${maxDepth} deep.`);
    },
    onItemPop() {
      depth -= 1;
    },
  };
  return {
    parse(html: string) {
      bytes += Buffer.byteLength(html);
      if (bytes > maxBytes) throw new RangeError(`[sanitise] The HTML has more than ${maxBytes} bytes.`);
      depth = 0;
      return parseFragment(html, { treeAdapter });
    },
    countLifted(nodes: number) {
      lifted += nodes;
      if (lifted > maxLifted) throw new RangeError('[sanitise] The HTML is nested too deep for its length.');
    },
  };
}
type Budget = ReturnType<typeof createBudget>;

/**
 * Parses HTML as a browser would and removes everything that the schema lacks. Adds the remaining ids to `ids`, each
 * once.
 */
function readHtml(html: string, budget: Budget, ids: Set<string>): ElementContent[] {
  const safe = sanitize(fromParse5(budget.parse(html)), schema);
  const nodes = 'children' in safe ? (safe.children as ElementContent[]) : [];
  takeIds(nodes, ids);
  return nodes;
}

/** The id of each element, or the `name` of an anchor, which older editors write instead. */
function takeIds(nodes: readonly ElementContent[], ids: Set<string>) {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const { name, id: own = name, ...others } = node.properties;
    const id = typeof own === 'string' ? plainId(own) : undefined;
    const isNew = id !== undefined && !ids.has(id);
    node.properties = isNew ? { id, ...others } : others;
    if (isNew) ids.add(id);
    takeIds(node.children, ids);
  }
}

/** Context for rewriting elements. */
interface Showing {
  /** Prefix for paths of the site. */
  routePrefix: string;
  /** Ids in all HTML of the response. */
  ids: ReadonlySet<string>;
  budget: Budget;
  /** Inline elements that contain a block. */
  holders: WeakSet<Element>;
}

/** A link to an id of the response gets the prefixed id. All other hashes belong to the page. */
function followId(href: string, ids: ReadonlySet<string>): string {
  const id = textIdOf(href);
  return href.startsWith('#') && ids.has(id) ? `#${id}` : href;
}

/** Rewrites an allowed link. Any other link is replaced by its text. */
function showLink(link: Element, { routePrefix, ids }: Showing): Element {
  const { href, id, ...others } = link.properties;
  const to = htmlLink(typeof href === 'string' ? href : '', routePrefix);
  const named = id !== undefined && { id };
  if (!to) return { ...link, tagName: 'span', properties: { ...named } };
  const elsewhere = to.external && { rel: ['noopener'], target: '_blank' };
  return { ...link, properties: { ...named, ...others, href: followId(to.href, ids), ...elsewhere } };
}

/**
 * Two slashes begin a host name in the page's scheme. Browsers treat backslashes as slashes and ignore tabs and
 * newlines between them.
 */
const hostOnly = /^[\s\p{Cc}]*[\\/][\t\n\r]*[\\/]/u;

function showPicture(picture: Element): Element {
  const { src, ...others } = picture.properties;
  const own = typeof src === 'string' && !hostOnly.test(src) && { src };
  return { ...picture, properties: { ...own, ...others, loading: 'lazy' } };
}

/** Without visible content: editors write empty lines as `<div><br></div>` or `<div>&nbsp;</div>`. */
const isBlank = (node: ElementContent) =>
  node.type === 'comment' ||
  (node.type === 'text' && /^\s*$/.test(node.value)) ||
  (node.type === 'element' && node.tagName === 'br');

const isMark = ({ tagName, properties }: Element) => tagName === 'div' && properties['dataEmbed'] !== undefined;

const holdsBlock = (node: ElementContent, { holders }: Showing): node is Element =>
  node.type === 'element' && (isBlock(node.tagName) || holders.has(node));

/**
 * Separates words where a dropped block leaves no box between them: it was empty, or begins or ends with an inline
 * element.
 */
const gap: ElementContent = { type: 'text', value: ' ' };
const lineBreak: ElementContent = { type: 'element', tagName: 'br', properties: {}, children: [] };

/**
 * The content of a dropped block: its own blocks, and paragraphs for the rest. They inherit its language and direction.
 */
function toParagraphs({ properties, children }: Element, showing: Showing): ElementContent[] {
  const { id, ...inherited } = properties;
  showing.budget.countLifted(children.length);
  const blocks: Element[] = [];
  let line: ElementContent[] = [];
  const endLine = () => {
    if (!line.every(isBlank)) {
      blocks.push({ type: 'element', tagName: 'p', properties: { ...inherited }, children: line });
    }
    line = [];
  };
  for (const child of children) {
    if (!holdsBlock(child, showing)) {
      line.push(child);
      continue;
    }
    endLine();
    blocks.push(isMark(child) ? child : { ...child, properties: { ...inherited, ...child.properties } });
  }
  endLine();
  const [first] = blocks;
  if (first && id !== undefined && !isMark(first)) first.properties = { id, ...first.properties };
  if (blocks.length === 0) return [gap];
  return blocks.flatMap((block) => (isBlock(block.tagName) ? [block] : [gap, block, gap]));
}

function showElement(element: Element, showing: Showing): Element {
  switch (element.tagName) {
    case 'a':
      return showLink(element, showing);
    case 'img':
      return showPicture(element);
    case 'ol': {
      const { type } = element.properties;
      // The site's style sheet distinguishes lists by an attribute with a case-sensitive value.
      return { ...element, properties: { ...element.properties, ...(type !== undefined && { dataMarks: type }) } };
    }
    case 'div':
      return { ...element, properties: { dataEmbed: element.properties['dataEmbed'] } };
    case 'table':
      // A wide table scrolls in a box. A table that scrolls itself would lose its table role in screen readers.
      return { type: 'element', tagName: 'div', properties: {}, children: [element] };
    default:
      return { ...element, tagName: renamed.get(element.tagName) ?? element.tagName };
  }
}

/** Rewrites sanitised elements for the site. Their children are already rewritten. */
function show(element: Element, showing: Showing): ElementContent[] {
  if (isDroppedBlock(element.tagName) && !isMark(element)) return toParagraphs(element, showing);
  const shown = showElement(element, showing);
  if (shown.children.some((child) => holdsBlock(child, showing))) showing.holders.add(shown);
  return [shown];
}

function showAll(nodes: readonly ElementContent[], showing: Showing): ElementContent[] {
  const shown = nodes.flatMap((node) =>
    node.type === 'element' ? show({ ...node, children: showAll(node.children, showing) }, showing) : [node],
  );
  const isInline = (node: ElementContent | undefined) => node && !isBlank(node) && !holdsBlock(node, showing);
  return shown.map((node, at) =>
    node === gap && isInline(shown[at - 1]) && isInline(shown[at + 1]) ? lineBreak : node,
  );
}

/** Lets elements with an id take the focus when a link leads to them. Links must stay in the tab order. */
function makeFocusable(nodes: readonly ElementContent[]) {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const { id, href } = node.properties;
    if (id !== undefined && href === undefined && node.tagName !== 'summary') node.properties['tabIndex'] = -1;
    makeFocusable(node.children);
  }
}

function writeHtml(nodes: readonly ElementContent[], showing: Showing): string {
  const children = showAll(nodes, showing);
  makeFocusable(children);
  const root: Root = { type: 'root', children };
  // Later readers of tags must recognise void elements.
  return toHtml(root, { characterReferences: { useNamedReferences: true }, closeSelfClosing: true });
}

/** Calls `visit` with each HTML text of a value. */
function eachHtml(value: unknown, field: string, visit: (html: string) => void) {
  if (typeof value === 'string') {
    if (htmlField.test(field)) visit(value);
  } else if (Array.isArray(value)) {
    for (const item of value) eachHtml(item, field, visit);
  } else if (isRecord(value)) {
    for (const [name, item] of Object.entries(value)) eachHtml(item, name, visit);
  }
}

/** A copy of a value with `replace` applied to each HTML text. */
function withHtml(value: unknown, field: string, replace: (html: string) => string): unknown {
  if (typeof value === 'string') return htmlField.test(field) ? replace(value) : value;
  if (Array.isArray(value)) return value.map((item) => withHtml(item, field, replace));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withHtml(item, name, replace)]));
}

/** Prefix for the links of a response: that of the culture in its call. */
export const prefixOfCall = (url: string): string => cultureOfCall(url)?.routePrefix ?? '';

/**
 * A copy of a response with sanitised HTML fields: no scripts, styles, forms, frames or unknown URL schemes, and links
 * to the culture's own pages. Runs in linear time. Throws a RangeError when the HTML exceeds the limits of SEC-08, or
 * the response is nested too deeply.
 */
export function sanitiseResponse<T>(value: T, routePrefix = ''): T {
  const budget = createBudget();
  const ids = new Set<string>();
  const trees = new Map<string, ElementContent[]>();
  // Links may lead from one text of the response to another, so collect all ids first.
  eachHtml(value, '', (html) => {
    if (!trees.has(html)) trees.set(html, readHtml(html, budget, ids));
  });
  const showing: Showing = { routePrefix, ids, budget, holders: new WeakSet() };
  // Equal texts are written once, as they are parsed once: repetition costs nothing.
  const written = new Map([...trees].map(([html, nodes]) => [html, writeHtml(nodes, showing)]));
  return withHtml(value, '', (html) => written.get(html) ?? '') as T;
}
