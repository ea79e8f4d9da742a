/** All cookies of the page, as `document.cookie` has them. Browsers throw where cookies are denied to the document. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Sets a cookie, written as for `document.cookie`. Without effect where cookies are denied to the document. */
export function setCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // The page works without cookies.
  }
}
