import type { Head } from '../../shared/seo/head.ts';
import { headElements } from '../../shared/seo/head-html.ts';

/** What belongs to a page; everything else in the head is the site's. */
const ownElements =
  'meta[name=description],meta[name=robots],meta[property^="og:"],meta[property^="article:"],meta[name^="twitter:"],link[rel=canonical],link[rel=alternate],script[type="application/ld+json"]';

/** Gives the document the head of the page that is shown now. Structured data is for crawlers, which never come this way. */
export function applyHead(head: Head, site: { siteName: string; lang: string }) {
  document.title = head.title;
  for (const element of document.head.querySelectorAll(ownElements)) element.remove();
  document.head.append(
    ...headElements(head, site).map(({ tag, attributes }) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return element;
    }),
  );
}
