import { brands } from '../../brands/index.ts';
import { cultures } from '../../locales/index.ts';
import { isListed } from '../../shared/routing/availability.ts';
import { table } from '../../shared/routing/table.ts';
import { fullPattern } from '../../shared/routing/availability.ts';

export interface Target {
  readonly host: string;
  readonly path: string;
  readonly status: number;
}

/**
 * Every listed page of every brand without parameters, twice, and the files and calls that visitors request besides
 * pages.
 */
export function createMix(): readonly Target[] {
  return brands.flatMap((brand) => {
    const host = `${brand.id}.localhost`;
    const pages = brand.cultures.flatMap((code) =>
      table
        .filter((route) => isListed(route, code, brand.id) && !route.pattern.includes(':'))
        .map((route) => ({ host, path: fullPattern(route, cultures[code]), status: 200 })),
    );
    const others: Target[] = [
      { host, path: '/404/', status: 404 },
      { host, path: '/no-such-page/', status: 404 },
      { host, path: '/?q=star', status: 200 },
      { host, path: '/slots', status: 301 },
      { host, path: '/slots/?page=2', status: 200 },
      { host, path: `/api/v1/feeds/jackpots/?culture=${brand.cultures[0]}`, status: 200 },
      { host, path: '/robots.txt', status: 200 },
    ];
    return [...pages, ...pages, ...others];
  });
}
