/**
 * Adds the parameter `messages` of the page to each of its links before the browser or the client follows it, and to forms
 * that open a page. Runs in the browser, as the source of a script.
 */
export function keepParameter(): void {
  const name = 'messages';
  const value = new URLSearchParams(window.location.search).get(name) ?? '';
  for (const type of ['pointerover', 'focusin', 'click']) {
    window.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
        if (link?.origin !== window.location.origin || link.getAttribute('href')?.startsWith('#')) return;
        const url = new URL(link.href);
        if (url.searchParams.get(name) === value) return;
        url.searchParams.set(name, value);
        link.href = url.href;
      },
      true,
    );
  }
  window.addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement) || target.method !== 'get' || target.elements.namedItem(name)) return;
      target.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    },
    true,
  );
}
