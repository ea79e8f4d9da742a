import { type AnchorHTMLAttributes, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { isAvailable } from '../../shared/routing/availability.ts';
import { findRoute } from '../../shared/routing/match.ts';
import { href, type RouteParams } from '../../shared/routing/href.ts';
import type { RouteKey } from '../../shared/routing/table.ts';
import { useSite } from '../site-context.ts';

type Target<Key extends RouteKey> = { href: string } | ({ to: Key } & ParamsProp<RouteParams<Key>>);
type ParamsProp<Params> = Readonly<Record<string, never>> extends Params ? { params?: Params } : { params: Params };

type RouteLinkProps<Key extends RouteKey> = Target<Key> & { query?: string; children: ReactNode };

const isAnchor = (node: ReactNode): node is ReactElement<AnchorHTMLAttributes<HTMLAnchorElement>> =>
  isValidElement(node) && node.type === 'a';

/**
 * Gives its anchor the path of a route in this culture: `<RouteLink to="slots"><a>Slots</a></RouteLink>`. `query` is appended with its
 * question mark. An invalid link is logged and its children are rendered unchanged, so that it never breaks the page.
 */
export function RouteLink<Key extends RouteKey>(props: RouteLinkProps<Key>): ReactNode {
  const { culture, brand } = useSite();
  const { children, query = '' } = props;
  if (!isAnchor(children)) {
    console.error('[link] The child must be one <a>.');
    return children;
  }
  if ('href' in props && props.href) return cloneElement(children, { href: props.href + query });
  const route = 'to' in props && findRoute(props.to);
  if (route && isAvailable(route, culture.code, brand.id)) {
    return cloneElement(children, { href: href(culture, props.to, props.params ?? ({} as RouteParams<Key>)) + query });
  }
  console.error('[link] No href and no route of this culture.');
  return children;
}
