import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { focusHeadingOnRemoval } from '../../focus/on-removal.ts';
import { noticesId } from './notices-id.ts';

interface NoticeProps {
  className?: string | undefined;
  /** Id of the heading that names it. */
  labelledBy: string;
  children: ReactNode;
}

/** A named region inside the notices' live region; its class positions it over the page. */
export function Notice({ className, labelledBy, children }: NoticeProps) {
  const notice = (
    <section ref={focusHeadingOnRemoval} className={className} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
  const place = document.getElementById(noticesId);
  return place ? createPortal(notice, place) : notice;
}
