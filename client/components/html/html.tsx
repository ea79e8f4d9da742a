import css from './html.module.css';
import { trustedHtml } from './trusted-html.ts';

/** Text that a service wrote as html. The server has cleaned it; the only place where a page takes html as it comes. */
export function Html({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <div
      className={className ? `${css.html} ${className}` : css.html}
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
