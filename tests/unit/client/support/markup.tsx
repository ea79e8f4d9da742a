import type { ReactNode } from 'react';
import { serverHtml, type SiteSetup } from './render-site.tsx';

/** Parses server HTML into an element. Needs a DOM. */
export function markupOf(children: ReactNode, setup: SiteSetup = {}): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = serverHtml(children, setup);
  return container;
}

export const textsOf = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent.trim());

/** The `href` of each link. */
export const hrefsOf = (root: ParentNode, selector = 'a'): (string | null)[] =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

/** The `href` of the link with this text. */
export const hrefOf = (root: ParentNode, words: string): string | null | undefined =>
  [...root.querySelectorAll('a')].find((anchor) => anchor.textContent.trim() === words)?.getAttribute('href');
