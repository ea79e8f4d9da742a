import { createHash } from 'node:crypto';
import { Window } from 'happy-dom';
import type { ComplianceProfile } from '../../brands/index.ts';
import type { Offer } from '../check/compliance/breaches.ts';
import { plain } from '../check/compliance/page-text.ts';

/** An offer of the content service, with its market days. */
export interface DatedOffer extends Offer {
  readonly start: string;
  readonly end?: string;
}

export interface LinkFound {
  readonly text: string;
  readonly href: string;
}

/**
 * An offer as a page shows it. `terms` is the text with its significant terms or, in an advertisement with words of its
 * own, the text around its link. `terms` and `termsLink` are missing where the page lacks them.
 */
export interface OfferFound extends Pick<DatedOffer, 'slug' | 'title' | 'status' | 'start' | 'end'> {
  readonly terms?: string;
  readonly termsLink?: string;
}

/** The elements that the law requires, as they are in the HTML of one page. A missing one is absent. */
export interface PageEvidence {
  readonly path: string;
  readonly status: number;
  readonly title: string;
  /** SHA-256 of the HTML without the ports and request id of its run, in hexadecimal. */
  readonly sha256: string;
  readonly statement?: string;
  readonly ageMark?: string;
  readonly helpLines: readonly LinkFound[];
  readonly topBar: readonly LinkFound[];
  /** Whether the bar shows the time, with scripts, at the top and at the end of the page. Absent where the law requires no clock. */
  readonly clock?: 'visible' | 'missing';
  readonly offers: readonly OfferFound[];
  /** Rules of the market that the page violates. */
  readonly breaches: readonly string[];
}

export interface MarketFacts {
  readonly routePrefix: string;
  readonly profile: ComplianceProfile;
  readonly offers: readonly DatedOffer[];
}

/** Texts of elements that were read. A page's are read for each offer. */
const readTexts = new WeakMap<Node, string>();

/** Text in small elements is separated by a space: `<b>18+</b><span>…` reads as two words. */
function textOf(element: Node): string {
  const known = readTexts.get(element);
  if (known !== undefined) return known;
  const parts: string[] = [];
  const read = (node: Node) => {
    if (node.nodeType === 3) parts.push(node.nodeValue ?? '');
    for (const child of node.childNodes) read(child);
    if (node.nodeType === 1) parts.push(' ');
  };
  read(element);
  const text = plain(parts.join('')).replace(/ ([.,;:!?])/g, '$1');
  readTexts.set(element, text);
  return text;
}

/** The innermost element whose text includes all the words. */
function innermost(within: Element, words: readonly string[]): Element | undefined {
  const includesAll = (element: Element) => {
    const text = textOf(element);
    return words.every((each) => text.includes(plain(each)));
  };
  if (!includesAll(within)) return undefined;
  let found = within;
  for (let inner: Element | undefined = within; inner; inner = [...inner.children].find(includesAll)) found = inner;
  return found;
}

/** Links of a page to some targets. Without JavaScript, a link that opens the account leads to the platform, so it is found by its name. */
function linksTo(body: Element, targets: readonly { readonly href: string; readonly name?: string }[]): LinkFound[] {
  const hrefs = new Set(targets.map(({ href }) => href));
  const names = new Set(targets.flatMap(({ href, name }) => (href.startsWith('#') ? (name ?? []) : [])));
  const found = [...body.querySelectorAll('a[href]')].map((link) => ({
    text: textOf(link) || (link.getAttribute('aria-label') ?? ''),
    href: link.getAttribute('href') ?? '',
  }));
  const wanted = found.filter(({ href, text }) => (hrefs.has(href) || names.has(text)) && text !== '');
  return [...new Map(wanted.map((link) => [`${link.href} ${link.text}`, link])).values()];
}

function offersOn(body: Element, path: string, { offers, routePrefix }: MarketFacts): OfferFound[] {
  const said = textOf(body);
  return offers.flatMap(({ slug, title, teaser, significantTerms, termsPath, status, start, end }) => {
    const full = routePrefix + termsPath;
    const hasLink = path === full || linksTo(body, [{ href: full }]).length > 0;
    if (!hasLink && ![title, teaser, significantTerms].some((words) => said.includes(plain(words)))) return [];
    const advertisement = [...body.querySelectorAll('main a')]
      .find((link) => link.getAttribute('href') === full)
      ?.closest('li, article, section');
    const terms = innermost(body, [significantTerms]) ?? advertisement;
    return [
      {
        slug,
        title,
        status,
        start,
        ...(end !== undefined && { end }),
        ...(terms && { terms: textOf(terms) }),
        ...(hasLink && { termsLink: full }),
      },
    ];
  });
}

/** Reads the evidence from the HTML of a page. `breaches` are passed through. */
export async function readEvidence(
  page: { readonly path: string; readonly status: number; readonly html: string },
  market: MarketFacts,
  breaches: readonly string[],
): Promise<PageEvidence> {
  const { licence, ageMark, helplines, selfExclusion, selfTest, topBar = [] } = market.profile;
  const window = new Window();
  try {
    window.document.write(page.html);
    const body = window.document.body as unknown as Element;
    for (const hidden of body.querySelectorAll('script, style, template, svg')) hidden.remove();
    const footer = body.querySelector('footer') ?? body;
    const statement = innermost(footer, [licence.holder, licence.number]);
    const mark = innermost(footer, [ageMark]) ?? innermost(body, [ageMark]);
    return {
      path: page.path,
      status: page.status,
      title: window.document.title,
      sha256: createHash('sha256').update(page.html).digest('hex'),
      ...(statement && { statement: textOf(statement) }),
      ...(mark && { ageMark: textOf(mark) }),
      helpLines: linksTo(body, [...helplines, selfExclusion, selfTest]),
      topBar: linksTo(body, topBar),
      offers: offersOn(body, page.path, market),
      breaches,
    };
  } finally {
    // `window.close()` keeps the document: 5 MB a page.
    await window.happyDOM.close();
  }
}
