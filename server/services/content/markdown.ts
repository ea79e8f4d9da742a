import { Marked, type Token, type Tokens } from 'marked';
import { toSlug } from '../catalogue/naming/slug.ts';
import { markets } from '../catalogue/markets.ts';
import type { ContentContext } from './context.ts';
import { embedExtension, type EmbedToken, isKnownEmbed } from './embeds.ts';
import { resolveLink } from './links.ts';

/** A text as HTML, with data extracted from it. */
export interface Rendered {
  html: string;
  /** Headings of the first level, in order. */
  toc: { id: string; title: string }[];
  /** Cards between the paragraphs: `game.<slug>`, `promotion.<id>`. */
  embeds: string[];
  /** The words alone. */
  text: string;
  /** Problems found in the text. */
  wrong: string[];
}

/** Text of a heading or link without markup. */
function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : ''))
    .join('');
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of html that was made here. */
export function wordsOfHtml(html: string): string {
  return html
    .replaceAll(/<\/?(?:a|strong|em|code|del)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const allowedDepths: ReadonlySet<number> = new Set([2, 3, 4]);

/** Turns Markdown into html. Headings get ids made of their words; a second one of the same words gets a number. */
export function renderMarkdown(markdown: string, context: ContentContext): Rendered {
  const { language } = markets[context.culture];
  const wrong: string[] = [];
  const toc: Rendered['toc'] = [];
  const embeds: string[] = [];
  const ids = new Map<Token, string>();
  const taken = new Set<string>();

  function nameHeading(heading: Tokens.Heading): void {
    if (!allowedDepths.has(heading.depth)) wrong.push(`has a heading of depth ${heading.depth}; it needs ## to ####`);
    const title = plainText(heading.tokens);
    const base = toSlug(title, language) || 'section';
    let id = base;
    for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
    taken.add(id);
    ids.set(heading, id);
    if (heading.depth === 2) toc.push({ id, title });
  }

  function visit(token: Token): void {
    if (token.type === 'heading') nameHeading(token as Tokens.Heading);
    if (token.type === 'html') wrong.push(`has html (${token.raw.trim().slice(0, 40)}); it needs Markdown alone`);
    if (token.type === 'image') wrong.push('has a picture, which it may not');
    if (token.type === 'link') {
      const found = resolveLink((token as Tokens.Link).href, context);
      if ('href' in found) (token as Tokens.Link).href = found.href;
      else wrong.push(`has a wrong link: ${found.wrong}`);
    }
    if (token.type === 'embed') {
      const { id } = token as EmbedToken;
      embeds.push(id);
      if (!isKnownEmbed(id, context)) wrong.push(`has a wrong embed: there is no "${id}" in ${context.culture}`);
    }
  }

  const marked = new Marked({
    extensions: [embedExtension],
    renderer: {
      heading(heading) {
        return `<h${heading.depth} id="${ids.get(heading) ?? ''}">${this.parser.parseInline(heading.tokens)}</h${heading.depth}>\n`;
      },
    },
  });
  const tokens = marked.lexer(markdown);
  void marked.walkTokens(tokens, visit);
  const html = marked.parser(tokens).trim();
  const text = wordsOfHtml(html);
  if (/\]\(|\{\{|@\[/.test(text)) wrong.push('has a link, token or embed that is badly written');
  return { html, toc, embeds, text, wrong };
}
