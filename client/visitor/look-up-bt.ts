import type { Culture } from '../../locales/index.ts';
import { type BtCode, readBt, resolveBt } from '../../shared/banner/bt.ts';
import { btKeys } from '../../shared/banner/bt-keys.ts';
import { btTexts } from '../../shared/data/banners.ts';
import type { DataSource } from '../../shared/data/data-source.ts';
import { contentLink } from '../../shared/routing/content-link.ts';
import { readStorage, writeStorage } from '../stores/storage.ts';
import type { Stores } from '../stores/stores.ts';

function storeCode({ code, r }: Partial<BtCode>) {
  writeStorage('session', btKeys.code, code ?? null);
  writeStorage('session', btKeys.r, r ?? null);
}

/**
 * Looks up the visitor's brand tracking code, and stores the code for the session. An unknown code is removed.
 * `search` is the query of the visit's first page.
 */
export async function lookUpBt(
  { bt }: Stores,
  { code: culture, routePrefix }: Culture,
  source: DataSource,
  search: string,
) {
  const stored = { code: readStorage('session', btKeys.code), r: readStorage('session', btKeys.r) };
  const code = readBt(new URLSearchParams(search), stored);
  storeCode(code ?? {});
  if (!code) return;
  const info = resolveBt(code, await source.fetch(btTexts(culture, code.code, code.r)));
  if (!info.code) storeCode({});
  const link = info.ctaLink === undefined ? undefined : contentLink(info.ctaLink, routePrefix);
  // Without a valid link there is no banner.
  const { ctaLink: _, ...withoutLink } = info;
  Object.assign(bt, withoutLink, link && { ctaLink: link.href });
}
