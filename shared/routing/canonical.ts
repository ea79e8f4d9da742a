import type { Culture } from '../../locales/index.ts';
import { isSystemPath } from './system-path.ts';

/** The literals of a preview's path: what stands behind them is an id, which keeps its case. */
const previewLiterals = /^\/preview\/(?:[^/]+\/)+(?=[^/]+\/$)/i;

/**
 * The form that a path should have: one leading slash, no empty segments, a slash at the end, nothing encoded that need not be, lower
 * case but for the culture's prefix. Undefined when it has it already, or when the path is no page, as a malformed one never is.
 * The answer always starts with a single slash, so that a redirect to it can never leave the host.
 */
export function canonicalPath(path: string, cultures: readonly Culture[]): string | undefined {
  const clean = `/${path.replaceAll('\\', '/').split('/').filter(Boolean).map(decodePlain).join('/')}`;
  if (isSystemPath(clean) || !isDecodable(clean)) return undefined;
  const wanted = lowerCase(withSlash(clean), cultures);
  return wanted === path ? undefined : wanted;
}

/** A path of the culture as a service tells it, without prefix, in the form in which a browser asks for it: encoded and canonical. */
export function canonicalAddress(told: string): string {
  const { pathname, search } = new URL(told, 'https://site.invalid');
  return (canonicalPath(pathname, []) ?? pathname) + search;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Decodes what stands for itself (RFC 3986, section 2.3): both forms are one address. Dots that would lead up, and what is malformed, stay
 * as they are.
 */
function decodePlain(segment: string): string {
  if (/%(?![0-9a-f]{2})/i.test(segment)) return segment;
  const plain = segment.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code;
  });
  return /^\.{1,2}$/.test(plain) ? segment : plain;
}

const withSlash = (path: string) => (path === '/' ? '/' : `${path}/`);

function lowerCase(path: string, cultures: readonly Culture[]): string {
  const lower = path.toLowerCase();
  const prefix =
    cultures.find(({ routePrefix }) => routePrefix && lower.startsWith(`${routePrefix.toLowerCase()}/`))?.routePrefix ??
    '';
  const rest = path.slice(prefix.length);
  const literals = previewLiterals.exec(rest)?.[0] ?? rest;
  return prefix + encodedLower(literals) + rest.slice(literals.length);
}

/** Lower case but for percent-encodings, whose hex digits are written in capitals. */
const encodedLower = (path: string) => path.toLowerCase().replace(/%[0-9a-f]{0,2}/g, (code) => code.toUpperCase());
