import type { HeaderMap } from '../http/header-values.ts';
import { foldedTag } from './tags.ts';

/** Bytes of the tags in one header. Fastly takes 16 kB, Cloudflare 16 kB, Varnish 8 kB for a header by default. */
const mostBytes = 7_500;

const kindOf = (tag: string) => tag.slice(0, tag.indexOf(':'));

/** Tags that fit into a header. The kinds with most bytes are folded into one tag each, which purges of the kind match. */
export function fold(tags: readonly string[]): readonly string[] {
  let listed = [...new Set(tags)];
  const bytesOf = (list: readonly string[]) => list.reduce((sum, tag) => sum + tag.length + 1, 0);
  while (bytesOf(listed) > mostBytes) {
    const kinds = [...Map.groupBy(listed, kindOf).values()];
    const [largest = []] = kinds.sort((a, b) => bytesOf(b) - bytesOf(a));
    const [first] = largest;
    if (first === undefined || largest.length === 1) break;
    listed = [...listed.filter((tag) => !largest.includes(tag)), foldedTag(first)];
  }
  return listed;
}

/** Headers by which CDNs purge a page: `Surrogate-Key` (Fastly, Varnish) and `Cache-Tag` (Cloudflare, Akamai). */
export function cdnHeaders(tags: readonly string[]): HeaderMap {
  const folded = fold(tags);
  return { 'surrogate-key': folded.join(' '), 'cache-tag': folded.join(',') };
}
