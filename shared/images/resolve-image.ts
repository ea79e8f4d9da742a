export interface ImageRules {
  /** The image origin for browsers, without a trailing slash. */
  origin: string;
  /** Other hosts whose pictures may be shown, without resizing. */
  hosts: readonly string[];
}

export interface ResolvedImage {
  url: string;
  /** On the image origin, which accepts `?w=<pixels>&f=avif|webp|jpeg`. */
  resizable: boolean;
}

/** Whether a URL has a scheme or host, so that it is not relative to the image origin. */
export const isAbsoluteImage = (url: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url);

/** White space and commas separate URLs in a srcset. */
const forSrcset = (url: string) => url.replace(/[\s,]/g, encodeURIComponent);

/**
 * Resolves a picture's URL: relative ones on the image origin, others only when their host is listed. Undefined when
 * the picture may not be shown. URLs come from a service and are not trusted.
 */
export function resolveImage(url: string, { origin, hosts }: ImageRules): ResolvedImage | undefined {
  const text = url.trim();
  if (!isAbsoluteImage(text)) {
    // Browsers treat a leading backslash as a slash. With an empty origin it would begin a host name.
    return { url: forSrcset(`${origin}/${text.replace(/^[\\/]+/, '')}`), resizable: true };
  }
  if (origin && text.startsWith(`${origin}/`)) return { url: forSrcset(text), resizable: true };
  const base = 'https://unlisted.invalid';
  const parsed = URL.canParse(text, base) ? new URL(text, base) : undefined;
  const allowed = parsed && /^https?:$/.test(parsed.protocol) && hosts.includes(parsed.host);
  return allowed ? { url: forSrcset(parsed.href), resizable: false } : undefined;
}
