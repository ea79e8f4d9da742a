/** Query parameters with private values: the preview token, and parameters of account requests. */
const secretNames = new Set(['token', 'voucher', 'username']);

const hidden = encodeURIComponent('…');

/** Hides a value that is secret by its parameter's name, or an email address. Other values stay as written. */
function hideValue(pair: string): string {
  const [[name, value] = ['', '']] = new URLSearchParams(pair);
  if (!secretNames.has(name.toLowerCase()) && !value.includes('@')) return pair;
  return `${pair.split('=', 1).join('')}=${hidden}`;
}

/**
 * Removes secrets from the queries in a URL or a text with URLs, such as a stack, before it is logged or tracked
 * (SEC-09).
 */
export const withoutSecrets = (text: string): string =>
  text.replace(/\?[^\s"'<>#]+/g, (query) => `?${query.slice(1).split('&').map(hideValue).join('&')}`);
