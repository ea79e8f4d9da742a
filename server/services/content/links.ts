import { cultures } from '../../../locales/index.ts';
import type { ContentContext } from './context.ts';
import { hasPage, pagePath } from './pages.ts';

/** Where a link leads, or what is wrong with it. */
export type ResolvedLink = { href: string } | { wrong: string };

const accountHash =
  /^#account\/(?:login|depositlimits|pre-login|reset_password|forgot-password|register|pre-register|privacy|terms)$/;

function resolveRoute(key: string, id: string | undefined, { culture, outline }: ContentContext): ResolvedLink {
  if (!hasPage(culture, key)) return { wrong: `there is no page "${key}" in ${culture}` };
  const path = id === undefined ? pagePath(culture, key) : outline.paths.get(`${key}/${id}`);
  if (path !== undefined) return { href: path };
  return {
    wrong: id === undefined ? `"${key}" needs an id after a slash` : `there is no ${key} "${id}" in ${culture}`,
  };
}

function resolveHash(hash: string, { culture }: ContentContext): ResolvedLink {
  const { promotionsEnabled, feedbacksEnabled } = cultures[culture];
  const isOpen =
    hash === '#search' ||
    (hash === '#voucher' && promotionsEnabled) ||
    (/^#(?:account\/)?feedback/.test(hash) ? feedbacksEnabled : accountHash.test(hash));
  return isOpen ? { href: hash } : { wrong: `"${hash}" opens nothing in ${culture}` };
}

const isUrl = (target: string) => URL.canParse(target) && !/\s/.test(target);

/**
 * The URL that a link of content means: `route:key`, `route:key/id`, `game:slug`, a hash that opens something, https, mailto or
 * tel. Paths come without locale prefix: the site that shows them adds it.
 */
export function resolveLink(target: string, context: ContentContext): ResolvedLink {
  const [, scheme = '', rest = ''] = /^([a-z]+:|#)(.+)$/s.exec(target) ?? [];
  switch (scheme) {
    case 'route:': {
      const [key = '', id, ...more] = rest.split('/');
      return more.length > 0 ? { wrong: `"${target}" has more than one slash` } : resolveRoute(key, id, context);
    }
    case 'game:': {
      const path = context.games.pathOf(rest);
      return path === undefined ? { wrong: `there is no game "${rest}" in ${context.culture}` } : { href: path };
    }
    case '#':
      return resolveHash(target, context);
    case 'https:':
    case 'mailto:':
    case 'tel:':
      return isUrl(target) ? { href: target } : { wrong: `"${target}" is no address` };
    default:
      return { wrong: `"${target}" needs to begin with route:, game:, #, https:, mailto: or tel:` };
  }
}

/** A link is external when it names a host. */
export const isExternal = (href: string): boolean => href.startsWith('https:');
