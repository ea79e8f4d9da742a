import type { View } from './context.ts';
import { button, element } from './element.ts';

interface DialogOptions {
  lang: string;
  closeLabel: string;
  /** Shown below every screen. */
  note: string;
  onClose(): void;
}

/** Where a screen begins: its first field for who has a keyboard; elsewhere the heading, or one would jump out. */
function findStart(body: HTMLElement): HTMLElement | undefined {
  if (!matchMedia('(pointer: fine)').matches) return undefined;
  return body.querySelector<HTMLElement>('input:not([disabled]), select:not([disabled]), textarea') ?? undefined;
}

/**
 * A native dialog in a shadow root at the end of the page. The browser traps and restores focus and closes it on
 * Escape.
 */
export function createDialog({ lang, closeLabel, note, onClose }: DialogOptions) {
  const title = element('h2', { id: 'title', tabindex: -1 });
  const body = element('div', { class: 'body' });
  const closing = button('', 'close', () => close());
  closing.setAttribute('aria-label', closeLabel);
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'title', lang },
    element('header', {}, title, closing),
    body,
    element('p', { class: 'note' }, note),
  );
  const host = element('div');
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(browserSheet);
  root.adoptedStyleSheets = [styles];
  root.append(dialog);
  document.body.append(host);

  const page = document.documentElement.style;
  let pageOverflow = '';
  let isShown = false;

  function finish(): void {
    if (!isShown) return;
    isShown = false;
    page.overflow = pageOverflow;
    // Nothing that was typed stays in the page.
    body.replaceChildren();
    onClose();
  }
  // The `close` event fires asynchronously: the dialog may be open again.
  dialog.addEventListener('close', () => {
    if (!dialog.open) finish();
  });
  function close(): void {
    dialog.close();
    finish();
  }

  return {
    show({ title: words, content }: View): void {
      title.textContent = words;
      body.replaceChildren(...content);
      body.scrollTop = 0;
      dialog.scrollTop = 0;
      if (!dialog.open) {
        pageOverflow = page.overflow;
        page.overflow = 'hidden';
        dialog.showModal();
        isShown = true;
      }
      (findStart(body) ?? title).focus();
    },
    close,
  };
}
export type Dialog = ReturnType<typeof createDialog>;
