/** Visitor data passed to the platform, by query parameter. Empty and missing values are omitted. */
interface PlatformQuery {
  /** Path on the platform: a game's `platformPath`. */
  path?: string | undefined;
  /** Deep link, and the advertiser's reference for it. */
  dl?: string | undefined;
  prid?: string | undefined;
  /** The advertiser's name. */
  aname?: string | undefined;
  /** Brand tracking code. */
  bt?: string | undefined;
}

/**
 * Builds every URL of the platform (ACC-12): one of its pages, or the client URL from the widget, with the visitor's
 * data.
 */
export function platformUrl(base: string, query: PlatformQuery): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(query) as [string, string | undefined][]) {
    if (value) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Whether a client URL is on the platform's own host, or on one that the brand lists. */
export function isPlatformHost(url: string, platform: string, listedHosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host } = new URL(url);
  const home = new URL(platform);
  return (protocol === 'https:' || protocol === home.protocol) && [home.host, ...listedHosts].includes(host);
}
