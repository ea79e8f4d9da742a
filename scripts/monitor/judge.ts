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

function judgeStatus({ status }: PageResponse, expected: number): string[] {
  return saysWhen(status !== expected, `status ${status}, not ${expected}`);
}

/** Requires one absolute canonical URL of this path and, if there are alternates, itself among them. */
function judgeAddress({ canonicals, alternates, metas }: HeadTags, { path, lang }: Expectation): string[] {
  const [canonical = ''] = canonicals;
  const isOwn = URL.canParse(canonical) && new URL(canonical).pathname === path;
  return [
    ...saysWhen(canonicals.length !== 1, `${canonicals.length} canonicals`),
    ...saysWhen(canonicals.length === 1 && !isOwn, `canonical ${canonical}`),
    ...saysWhen(metas.get('og:url') !== canonical, 'og:url is not the canonical'),
    ...saysWhen(alternates.length > 0 && !alternates.includes(lang), `no alternate in ${lang}`),
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
    ...(expected.isFound ? judgeAddress(tags, expected) : judgeHidden(tags)),
    ...saysWhen(tagsIn(text, 'h1').length !== 1, `${tagsIn(text, 'h1').length} h1`),
    ...saysWhen(expected.licence === undefined || !text.includes(expected.licence), 'no licence'),
    ...saysWhen(!text.trimEnd().endsWith('</html>'), 'not whole'),
    ...neededHeaders.filter((name) => !headers[name]).map((name) => `no ${name}`),
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
