import type { Culture } from '../../locales/index.ts';
import { type BtCode, readBt, resolveBt } from '../../shared/banner/bt.ts';
import { btKeys } from '../../shared/banner/bt-keys.ts';
import { btTexts } from '../../shared/data/banners.ts';
import type { DataSource } from '../../shared/data/data-source.ts';
import { contentLink } from '../../shared/routing/content-link.ts';
import type { Stores } from '../stores/stores.ts';

/** Storage may be full or forbidden: the code then lasts as long as the page. */
function trySession<T>(action: (session: Storage) => T): T | undefined {
  try {
    return action(sessionStorage);
  } catch {
    return undefined;
  }
}

function keep(found: Partial<BtCode>) {
  trySession((session) => {
    for (const name of ['code', 'r'] as const) {
      const value = found[name];
      if (value === undefined) session.removeItem(btKeys[name]);
      else session.setItem(btKeys[name], value);
    }
  });
}

/**
 * Looks up what the visitor's code of brand tracking says, and keeps the code for the session; one that nobody knows is forgotten.
 * `search` is the query of the page that the visit began with.
 */
export async function lookUpBt(
  { bt }: Stores,
  { code: culture, routePrefix }: Culture,
  source: DataSource,
  search: string,
) {
  const stored = trySession((session) => ({ code: session.getItem(btKeys.code), r: session.getItem(btKeys.r) }));
  const code = readBt(new URLSearchParams(search), stored ?? { code: null, r: null });
  keep(code ?? {});
  if (!code) return;
  const info = resolveBt(code, await source.fetch(btTexts(culture, code.code, code.r)));
  if (!info.code) keep({});
  const link = info.ctaLink === undefined ? undefined : contentLink(info.ctaLink, routePrefix);
  // A banner that leads nowhere is none.
  const { ctaLink: _, ...withoutLink } = info;
  Object.assign(bt, withoutLink, link && { ctaLink: link.href });
}
