import type { ReactNode } from 'react';
import { contentLink } from '../../../shared/routing/content-link.ts';
import { useSite } from '../../site-context.ts';

interface ContentAnchorProps {
  /** As it was written: without the culture's prefix. */
  link: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What may not be linked is shown as text. */
export function ContentAnchor({ link, className, children }: ContentAnchorProps) {
  const target = contentLink(link, useSite().culture.routePrefix);
  if (!target) return children;
  return (
    <a className={className} href={target.href} {...(target.external && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}
