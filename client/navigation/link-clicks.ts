import type { ClickHandlers } from './click-router.ts';
import { isPlainClick } from './plain-click.ts';
import { takeClick } from './take-click.ts';

export interface LinkListeners {
  routePrefix: string;
  otherPrefixes: readonly string[];
  /** Adds the handler of clicks. */
  handleClicks(handlers: ClickHandlers): void;
  /** Whether a click on a hash of the page is taken now as well. */
  takesHash(): boolean;
  /** A link of this culture's site was clicked. */
  onClick(url: URL): void;
  /** The pointer is over such a link. */
  onPoint(url: URL): void;
}

/** Handles clicks and pointers on the links that lead to pages of this culture. The browser follows all others. */
export function followLinks({
  routePrefix,
  otherPrefixes,
  handleClicks,
  takesHash,
  onClick,
  onPoint,
}: LinkListeners): void {
  const urlOfLink = (event: MouseEvent): URL | undefined => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return undefined;
    const anchor = event.target.closest<HTMLAnchorElement>('a[href]');
    if (!anchor) return undefined;
    const link = { href: anchor.href, target: anchor.target, download: anchor.hasAttribute('download') };
    return takeClick(link, new URL(location.href), routePrefix, otherPrefixes, takesHash());
  };
  handleClicks({
    siteLink(event) {
      const url = urlOfLink(event);
      if (!url) return;
      event.preventDefault();
      onClick(url);
    },
  });
  const point = (event: Event) => {
    const url = event instanceof MouseEvent ? urlOfLink(event) : undefined;
    if (url) onPoint(url);
  };
  document.addEventListener('pointerover', point, { passive: true });
}
