export interface ImageRules {
  /** The image origin as the browser sees it, without a slash at the end. */
  origin: string;
  /** Other hosts from which pictures may come, as they are. */
  hosts: readonly string[];
}

export interface ResolvedImage {
  url: string;
  /** Lies on the image origin, which takes `?w=<pixels>&f=avif|webp|jpeg`. */
  resizable: boolean;
}

/** Names a scheme or a host, and so does not lie on the image origin by itself. */
export const isAbsoluteImage = (url: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url);

/** White space and commas end an address within a srcset. */
const forSrcset = (url: string) => url.replace(/[\s,]/g, encodeURIComponent);

/**
 * Where a picture lies: a relative address on the image origin, any other as it is when its host is listed. Undefined for what
 * may not be shown. Addresses come from a service and are not trusted.
 */
export function resolveImage(url: string, { origin, hosts }: ImageRules): ResolvedImage | undefined {
  const text = url.trim();
  if (!isAbsoluteImage(text)) {
    // A leading backslash counts as a slash in browsers: with an empty origin it would name a host.
    return { url: forSrcset(`${origin}/${text.replace(/^[\\/]+/, '')}`), resizable: true };
  }
  if (origin && text.startsWith(`${origin}/`)) return { url: forSrcset(text), resizable: true };
  const base = 'https://unlisted.invalid';
  const parsed = URL.canParse(text, base) ? new URL(text, base) : undefined;
  const allowed = parsed && /^https?:$/.test(parsed.protocol) && hosts.includes(parsed.host);
  return allowed ? { url: forSrcset(parsed.href), resizable: false } : undefined;
}
