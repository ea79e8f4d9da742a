import type { Culture } from '../../locales/index.ts';
import { isSystemPath } from './system-path.ts';

/** Literals whose params are ids: these keep their case. */
const keepsCase = (path: string) => path.startsWith('/preview/');

/**
 * The form that a path should have: one leading slash, no empty segments, a slash at the end, lower case but for the culture's
 * prefix. Undefined when it has it already, or when the path is no page.
 * The answer always starts with a single slash, so that a redirect to it can never leave the host.
 */
export function canonicalPath(path: string, cultures: readonly Culture[]): string | undefined {
  const clean = `/${path.replaceAll('\\', '/').split('/').filter(Boolean).join('/')}`;
  if (isSystemPath(clean)) return undefined;
  const wanted = lowerCase(withSlash(clean), cultures);
  return wanted === path ? undefined : wanted;
}

const withSlash = (path: string) => (path === '/' ? '/' : `${path}/`);

function lowerCase(path: string, cultures: readonly Culture[]): string {
  const lower = path.toLowerCase();
  const prefix =
    cultures.find(({ routePrefix }) => routePrefix && lower.startsWith(`${routePrefix.toLowerCase()}/`))?.routePrefix ??
    '';
  const rest = path.slice(prefix.length);
  return prefix + (keepsCase(rest) ? rest : encodedLower(rest));
}

/** Lower case but for percent-encodings, whose hex digits are written in capitals. */
const encodedLower = (path: string) => path.toLowerCase().replace(/%[0-9a-f]{0,2}/g, (code) => code.toUpperCase());
