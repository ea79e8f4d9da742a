import type { BtTexts } from '../contract/banners.ts';
import type { Result } from '../data/resource.ts';

/** The code by which an advertiser's visitors are told apart, and a number that keeps caches from answering for another. */
export interface BtCode {
  code: string;
  r?: string | undefined;
}

/** What is known of the visitor's code. Without `pageTitle` and its neighbours the site looks as it does to everybody. */
export interface BtInfo extends Partial<Omit<BtTexts, 'code'>> {
  code?: string;
  r?: string;
  /** The service has been asked, whatever it said. */
  fetched: boolean;
}

/** The word comes from a link that anybody may have written. */
const valid = (text: string | null | undefined) => (text && /^[\w.-]{1,64}$/.test(text) ? text : undefined);

/** The code of this visit: the address's own, else the one that was kept. One that does not look like a code is none. */
export function readBt(search: URLSearchParams, stored: { code: string | null; r: string | null }): BtCode | undefined {
  const asked = valid(search.get('bt'));
  if (asked) return { code: asked, r: valid(search.get('r')) };
  const kept = valid(stored.code);
  return kept ? { code: kept, r: valid(stored.r) } : undefined;
}

/** What the lookup makes of a code. An empty answer, like none, means that the code is nobody's: it is forgotten. */
export function resolveBt({ code, r }: BtCode, result: Result<BtTexts | null>): BtInfo {
  if (result.state === 'notFound' || (result.state === 'found' && !result.data)) return { fetched: true };
  const texts = result.state === 'found' ? result.data : undefined;
  return { ...texts, code, ...(r && { r }), fetched: true };
}
