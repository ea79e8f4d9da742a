import { decodeEntities } from '../../shared/data/decode-entities.ts';

export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The start tags of the named elements, in document order. */
export function tagsIn(html: string, ...names: readonly string[]): Tag[] {
  const found = html.matchAll(new RegExp(`<(${names.join('|')})((?:\\s+[^\\s=>]+(?:="[^"]*")?)*)\\s*/?>`, 'gi'));
  return [...found].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...rest.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, decodeEntities(value)]),
    ),
  }));
}

export interface Alternate {
  readonly lang: string;
  readonly href: string;
}

/** The head elements of a document that the checks read. */
export interface HeadTags {
  readonly title: string;
  /** Contents of `meta` elements by `name` or `property`. */
  readonly metas: ReadonlyMap<string, string>;
  readonly canonicals: readonly string[];
  readonly alternates: readonly Alternate[];
}

export function headTags(html: string): HeadTags {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = tagsIn(head, 'link').map(({ attributes }) => attributes);
  return {
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    metas: new Map(
      tagsIn(head, 'meta').map(({ attributes: { name, property, content = '' } }) => [name ?? property ?? '', content]),
    ),
    canonicals: links.flatMap(({ rel, href }) => (rel === 'canonical' && href !== undefined ? [href] : [])),
    alternates: links.flatMap(({ rel, hreflang, href = '' }) =>
      rel === 'alternate' && hreflang !== undefined ? [{ lang: hreflang, href }] : [],
    ),
  };
}
