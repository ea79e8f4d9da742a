/** How a visitor has come, as the address says. */
export interface Arrival {
  /** The advertiser's name. */
  aname?: string;
  /** Where on the platform the visitor wants to go. */
  deeplink?: string;
  deeplinkPrId?: string;
}

const names = { aname: 'aname', deeplink: 'dl', deeplinkPrId: 'prid' } as const;

/** What a code looks like. Anybody may have written it into an address: whatever does not look like this is none. */
export const codePattern = /^[\w.-]{1,64}$/;

/** The codes of an address, each under its field, by the parameters in which they come. */
export const readCodes = <Field extends string>(
  search: URLSearchParams,
  parameters: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> =>
  Object.fromEntries(
    Object.entries<string>(parameters)
      .map(([field, parameter]) => [field, search.get(parameter) ?? ''] as const)
      .filter(([, code]) => codePattern.test(code)),
  ) as Partial<Record<Field, string>>;

/** The code of brand tracking is read with the banners, see `shared/banner/bt.ts`. */
export const readArrival = (search: URLSearchParams): Arrival => readCodes(search, names);
