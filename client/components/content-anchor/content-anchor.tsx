import type { ReactNode } from 'react';
import { contentLink } from '../../../shared/routing/content-link.ts';
import { useSite } from '../../site-context.ts';

interface ContentAnchorProps {
  /** As the editor wrote it, without the culture's prefix. */
  link: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link in editors' content; plain text when the URL isn't allowed. */
export function ContentAnchor({ link, className, children }: ContentAnchorProps) {
  const target = contentLink(link, useSite().culture.routePrefix);
  if (!target) return children;
  return (
    <a className={className} href={target.href} {...(target.external && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}
