/** Reads a cookie of the page, or sets it to what `make` returns, for `maxAge` seconds. */
export function storedCookie(name: string, make: () => string, maxAge: number): string {
  const [, found] =
    document.cookie
      .split('; ')
      .map((cookie) => cookie.split('='))
      .find(([each]) => each === name) ?? [];
  if (found) return found;
  const value = make();
  const security = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${Math.round(maxAge)}; SameSite=Lax${security}`;
  return value;
}
