import type { Page } from 'playwright/test';

/**
 * How a page translator changes the document. `late` changes it 400 ms after the page and after each change, like a translator that
 * calls a server. `replacing` replaces text nodes instead of wrapping them.
 */
export type TranslatorKind = 'wrapping' | 'late' | 'replacing';

/** Translates every page of this tab as browsers do: wraps each text node, and every later one, in two `<font>` elements. */
export async function translate(page: Page, kind: TranslatorKind): Promise<void> {
  await page.addInitScript((given: TranslatorKind) => {
    const makeFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const isTranslated = (node: Node) => node.parentElement?.closest('font, script, style, [translate=no]') !== null;
    function wrap(node: Text) {
      if (!node.isConnected || !node.parentNode || !node.data.trim() || isTranslated(node)) return;
      const outer = makeFont();
      const inner = makeFont();
      outer.append(inner);
      node.parentNode.insertBefore(outer, node);
      if (given === 'replacing') {
        inner.append(document.createTextNode(node.data));
        node.remove();
      } else inner.append(node);
    }
    function wrapAll(root: Node) {
      if (root instanceof Text) return wrap(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      for (const node of found) wrap(node);
    }
    const pending = new Set<Node>();
    function take(nodes: Iterable<Node>) {
      if (given !== 'late') {
        for (const node of nodes) wrapAll(node);
        return;
      }
      const fresh = [...nodes];
      for (const node of fresh) pending.add(node);
      setTimeout(() => {
        for (const node of fresh) if (pending.delete(node)) wrapAll(node);
      }, 400);
    }
    addEventListener('DOMContentLoaded', () => {
      take([document.body]);
      new MutationObserver((changes) => {
        const changed = changes.flatMap(({ type, target, addedNodes }) =>
          type === 'characterData' ? [target] : [...addedNodes],
        );
        take(changed);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  }, kind);
}

/** Changes the document as browser extensions do: attributes on the root and body, elements at both ends of the body and of the page. */
export async function extend(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const root = document.documentElement;
      root.setAttribute('data-extension', 'on');
      document.body.setAttribute('data-extension-theme', 'dark');
      document.querySelector('#main')?.setAttribute('data-reader', '1');
      const add = (parent: Element | null, at: 'prepend' | 'append') =>
        parent?.[at](Object.assign(document.createElement('x-extension'), { hidden: true }));
      add(document.body, 'prepend');
      add(document.body, 'append');
      // Change the page itself only after hydration, like a button of an extension.
      const stop = setInterval(() => {
        if (root.dataset['hydrated'] === undefined) return;
        clearInterval(stop);
        add(document.querySelector('#main'), 'append');
        add(document.querySelector('#main'), 'prepend');
      }, 50);
    });
  });
}
