/** Attribution of a visit, from its URL. */
export interface Arrival {
  /** The advertiser's name. */
  aname?: string;
  /** Target path on the platform. */
  deeplink?: string;
  deeplinkPrId?: string;
}

const names = { aname: 'aname', deeplink: 'dl', deeplinkPrId: 'prid' } as const;

/** Format of a valid code. URLs may be forged, so other values are ignored. */
export const codePattern = /^[\w.-]{1,64}$/;

/** Codes of a URL by field, read from their query parameters. */
export const readCodes = <Field extends string>(
  search: URLSearchParams,
  parameters: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> =>
  Object.fromEntries(
    Object.entries<string>(parameters)
      .map(([field, parameter]) => [field, search.get(parameter) ?? ''] as const)
      .filter(([, code]) => codePattern.test(code)),
  ) as Partial<Record<Field, string>>;

/** The brand tracking code is read with the banners, see `shared/banner/bt.ts`. */
export const readArrival = (search: URLSearchParams): Arrival => readCodes(search, names);
