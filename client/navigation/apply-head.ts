import type { Head } from '../../shared/seo/head.ts';
import { headElements } from '../../shared/seo/head-html.ts';

/** Elements that belong to a page; the rest of the head belongs to the site. */
const ownElements =
  'meta[name=description],meta[name=robots],meta[property^="og:"],meta[property^="article:"],meta[name^="twitter:"],link[rel=canonical],link[rel=alternate],script[type="application/ld+json"]';

/** Replaces the document's head elements with those of the new page. Leaves out structured data: crawlers never navigate on the client. */
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
