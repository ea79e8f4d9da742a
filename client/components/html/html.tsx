import { useEffect, useRef } from 'react';
import css from './html.module.css';
import { nameScrollers } from './name-scrollers.ts';
import { trustedHtml } from './trusted-html.ts';

/** HTML from a service, sanitised by the server. The only component that inserts HTML. */
export function Html({ html, className }: { html: string; className?: string | undefined }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => (text.current ? nameScrollers(text.current) : undefined), [html]);
  return (
    <div
      ref={text}
      className={className ? `${css.html} ${className}` : css.html}
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
