import type { BtTexts } from '../contract/banners.ts';
import type { Result } from '../data/resource.ts';

/** Code that identifies an advertiser's visitors, and a number that separates cache entries. */
export interface BtCode {
  code: string;
  r?: string | undefined;
}

/** State of the visitor's code. Without `pageTitle` and the other texts the site shows the default banner. */
export interface BtInfo extends Partial<Omit<BtTexts, 'code'>> {
  code?: string;
  r?: string;
  /** The lookup has finished, with or without a result. */
  fetched: boolean;
}

/** The code may come from a forged link, so validate it. */
const valid = (text: string | null | undefined) => (text && /^[\w.-]{1,64}$/.test(text) ? text : undefined);

/** The code of this visit: from the URL, otherwise from storage. Invalid codes are ignored. */
export function readBt(search: URLSearchParams, stored: { code: string | null; r: string | null }): BtCode | undefined {
  const requested = valid(search.get('bt'));
  if (requested) return { code: requested, r: valid(search.get('r')) };
  const storedCode = valid(stored.code);
  return storedCode ? { code: storedCode, r: valid(stored.r) } : undefined;
}

/** Applies a lookup's result. An empty or missing response means an unknown code, which is removed from storage. */
export function resolveBt({ code, r }: BtCode, result: Result<BtTexts | null>): BtInfo {
  if (result.state === 'notFound' || (result.state === 'found' && !result.data)) return { fetched: true };
  const texts = result.state === 'found' ? result.data : undefined;
  return { ...texts, code, ...(r && { r }), fetched: true };
}
