import type { PageResponse } from './send-request.ts';
import { type HeadTags, headTags, tagsIn } from './head-tags.ts';

export interface Expectation {
  readonly status: number;
  /** The page may be indexed, so it needs a canonical URL. Error pages may not be. */
  readonly isFound: boolean;
  readonly brand: string;
  readonly lang: string;
  readonly siteName: string;
  readonly path: string;
  /** Licence number, which every page must show. */
  readonly licence: string | undefined;
}

/** Headers that every page must have. */
const neededHeaders = ['content-security-policy', 'x-content-type-options', 'x-request-id', 'cache-control'];

const neededMetas = ['og:title', 'og:description', 'og:image', 'og:type', 'og:site_name', 'twitter:card'];

const saysWhen = (isWrong: boolean, problem: string) => (isWrong ? [problem] : []);

function judgeStatus({ status }: Pick<PageResponse, 'status'>, expected: number): string[] {
  return saysWhen(status !== expected, `status ${status}, not ${expected}`);
}

/** Requires absolute URLs, each language once, and the page itself among them. */
function judgeAlternates(alternates: HeadTags['alternates'], canonical: string, lang: string): string[] {
  if (alternates.length === 0) return [];
  const langs = alternates.map((alternate) => alternate.lang);
  const own = alternates.find((alternate) => alternate.lang === lang);
  return [
    ...saysWhen(!own, `no alternate in ${lang}`),
    ...saysWhen(own !== undefined && own.href !== canonical, `alternate in ${lang} is not the canonical`),
    ...saysWhen(new Set(langs).size < langs.length, 'a language has two alternates'),
    ...alternates.filter(({ href }) => !/^https?:\/\//.test(href)).map(({ href }) => `alternate "${href}"`),
  ];
}

/** Requires one absolute canonical URL of this path and, if there are alternates, itself among them. */
function judgeUrls({ canonicals, alternates, metas }: HeadTags, { path, lang }: Expectation): string[] {
  const [canonical = ''] = canonicals;
  const isOwn = URL.canParse(canonical) && new URL(canonical).pathname === path;
  return [
    ...saysWhen(canonicals.length !== 1, `${canonicals.length} canonicals`),
    ...saysWhen(canonicals.length === 1 && !isOwn, `canonical ${canonical}`),
    ...saysWhen(metas.get('og:url') !== canonical, 'og:url is not the canonical'),
    ...judgeAlternates(alternates, canonical, lang),
    ...saysWhen(/noindex/.test(metas.get('robots') ?? ''), 'noindex'),
  ];
}

function judgeHidden({ canonicals, metas }: HeadTags): string[] {
  return [
    ...saysWhen(canonicals.length > 0, 'has a canonical'),
    ...saysWhen(!/noindex/.test(metas.get('robots') ?? ''), 'can be indexed'),
  ];
}

/** Problems of a page, none when it is correct. */
export function judgePage(response: PageResponse, expected: Expectation): string[] {
  const { headers, text } = response;
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
  const status = judgeStatus(response, expected.status);
  if (!isHtml) return [...status, `type ${headers['content-type'] ?? 'none'}`];
  const tags = headTags(text);
  const [root] = tagsIn(text, 'html');
  return [
    ...status,
    ...saysWhen(root?.attributes['lang'] !== expected.lang, `lang ${root?.attributes['lang'] ?? 'none'}`),
    ...saysWhen(root?.attributes['data-brand'] !== expected.brand, 'another brand’s page'),
    ...saysWhen(!tags.title.includes(expected.siteName), `title "${tags.title}"`),
    ...saysWhen(!tags.metas.get('description'), 'no description'),
    ...neededMetas.filter((name) => !tags.metas.get(name)).map((name) => `no ${name}`),
    ...(expected.isFound ? judgeUrls(tags, expected) : judgeHidden(tags)),
    ...saysWhen(tagsIn(text, 'h1').length !== 1, `${tagsIn(text, 'h1').length} h1`),
    ...saysWhen(expected.licence === undefined || !text.includes(expected.licence), 'no licence'),
    ...saysWhen(!text.trimEnd().endsWith('</html>'), 'not whole'),
    ...neededHeaders.filter((name) => !headers[name]).map((name) => `no ${name}`),
  ];
}

/**
 * Problems between pages: an alternate that was requested too, but does not name the page in return. By the canonical
 * URL of each page.
 */
export function judgeReciprocity(pages: ReadonlyMap<string, HeadTags['alternates']>): Map<string, string[]> {
  return new Map(
    [...pages].map(([canonical, alternates]) => [
      canonical,
      [...new Set(alternates.map(({ href }) => href))]
        .filter((href) => pages.get(href)?.every((back) => back.href !== canonical))
        .map((href) => `${href} does not name it as an alternate`),
    ]),
  );
}

/** Problems of a built file: it must be cached for ever. */
export function judgeAsset({ status, headers }: PageResponse): string[] {
  return [
    ...judgeStatus({ status }, 200),
    ...saysWhen(!/immutable/.test(headers['cache-control'] ?? ''), 'not immutable'),
  ];
}

/** Problems of a response to plain http: it must lead to the same URL by https. */
export function judgeRedirect({ status, headers }: PageResponse, host: string): string[] {
  const { location = 'none' } = headers;
  return [
    ...saysWhen(status !== 301 && status !== 308, `status ${status}, not 301 or 308`),
    ...saysWhen(!URL.canParse(location) || new URL(location).protocol !== 'https:', `location ${location}`),
    ...saysWhen(URL.canParse(location) && new URL(location).hostname !== host, `location ${location}`),
  ];
}

/** Problems of a response that is not a page. */
export function judgeText(response: PageResponse, type: RegExp, holds: RegExp): string[] {
  const given = response.headers['content-type'] ?? 'none';
  return [
    ...judgeStatus(response, 200),
    ...saysWhen(!type.test(given), `type ${given}`),
    ...saysWhen(!holds.test(response.text), `has no ${holds.source}`),
  ];
}
