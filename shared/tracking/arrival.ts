/** How a visitor has come, as the address says. */
export interface Arrival {
  /** The advertiser's name. */
  aname?: string;
  /** Where on the platform the visitor wants to go. */
  deeplink?: string;
  deeplinkPrId?: string;
}

const names = { aname: 'aname', deeplink: 'dl', deeplinkPrId: 'prid' } as const;

/** Anybody may have written the address: what does not look like a code is none. */
export function readCode(search: URLSearchParams, parameter: string): string | undefined {
  const value = search.get(parameter) ?? '';
  return /^[\w.-]{1,64}$/.test(value) ? value : undefined;
}

/** The code of banners is read where banners are. */
export function readArrival(search: URLSearchParams): Arrival {
  const found = Object.entries(names).flatMap(([field, parameter]) => {
    const code = readCode(search, parameter);
    return code === undefined ? [] : [[field, code]];
  });
  return Object.fromEntries(found) as Arrival;
}
