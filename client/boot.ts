import type { LogEntry } from '../shared/contract/log-entry.ts';
import { isPlainClick } from './navigation/plain-click.ts';
import type { VisitorReady } from './visitor/visitor-ready.ts';

/**
 * Runs as soon as it arrives, while the page's native HTML already works: links, the search form, dialogs opened by command, rails. Starts
 * the rest on the first sign of intent, or when the browser is idle after load. Replays taps that happen in between.
 */
interface Main {
  /**
   * Calls `onReplaying` when React starts to replay taps itself, before it has hydrated. Calls `report` or `giveUp` for a failure when the
   * code that handles failures is missing.
   */
  start(onReplaying: () => void, report: (error: unknown) => void, giveUp: (error: unknown) => void): Promise<void>;
}

const root = document.documentElement;
const data: DOMStringMap = document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset ?? {};
const listed = (name: string) => data[name]?.split(' ') ?? [];
/** In dependency order; `main.tsx` comes last. */
const modules = listed('modules');
const intents = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'touchstart'] as const;

/** Buttons that do nothing without JavaScript. The browser handles the others; where it doesn't support `command`, those count too. */
const ownCommands = 'commandForElement' in HTMLButtonElement.prototype ? ':not([command])' : '';
const lateButton = `button:not([popovertarget]):not([type=submit]):not([data-sign-out])${ownCommands}`;
const tapped: HTMLElement[] = [];
/** Boot replays taps on those buttons itself. Later React does. */
let isReplaying = true;
let started = false;

/** Links into the account and the platform, and the sign-out button. The visitor chunk handles them, and it loads last. */
const visitorControl = `a[href^="${data['platform']}"], [data-sign-out]`;
/** After this many milliseconds without the client, follow the link natively. */
const patienceMs = 8_000;
/** Boot holds back taps on those controls. */
let isHolding = true;
let heldControl: HTMLElement | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;

/** The listener for clicks until the code that handles them has loaded; see `click-router.ts`. It runs before React and the browser. */
function onClick(event: MouseEvent) {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = isReplaying && target.closest<HTMLElement>(lateButton);
  if (button) tapped.push(button);
  const control = isHolding && target.closest<HTMLElement>(visitorControl);
  if (control && isPlainClick(event)) holdTap(event, control);
}

/** Holds back a tap on such a control until the visitor chunk can handle it: only that chunk knows who may play and which URL to open. */
function holdTap(event: Event, control: HTMLElement) {
  event.preventDefault();
  event.stopImmediatePropagation();
  clearTimeout(patience);
  heldControl = control;
  root.dataset['moving'] = '';
  patience = setTimeout(() => {
    stopHolding();
    if (control instanceof HTMLAnchorElement) location.assign(control.href);
  }, patienceMs);
  void start();
}

/** Lets taps pass from now on. Returns the control whose tap was held back. */
function stopHolding() {
  isHolding = false;
  clearTimeout(patience);
  delete root.dataset['moving'];
  const control = heldControl;
  heldControl = undefined;
  return control;
}

/** Hides an image that failed to load, so that the browser's broken-image icon isn't shown. Screen readers still read its alt text. */
function show(image: HTMLImageElement, isThere: boolean) {
  image.style.opacity = isThere ? '' : '0';
}

function onImageEvent({ target, type }: Event) {
  if (target instanceof HTMLImageElement) show(target, type === 'load');
}

/** Loads the browser's locale data in a worker while scripts download; see `warm-locales.ts`. */
function warmLocales(url: string) {
  try {
    const policy = window.trustedTypes?.createPolicy('site-locales', { createScriptURL: (own: string) => own });
    void new Worker(policy?.createScriptURL(url) ?? url, { name: root.lang });
  } catch (error) {
    console.warn('[boot]', error);
  }
}

function preload(urls: readonly string[]) {
  const linkTo = (href: string) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  document.head.append(...urls.map(linkTo));
}

/** Yields to the event loop, so that the browser can paint and handle input. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const stopReplaying = () => {
  isReplaying = false;
};

let isReported = false;

/** Posts the first error of the document to the logger. Uses no other chunk, since each of them may be missing. */
async function report(error: unknown) {
  if (isReported || process.env.NODE_ENV === 'development') return;
  isReported = true;
  const entry: LogEntry = {
    log: {
      Number: 1000,
      Message: String(error),
      AdditionalData: `build ${root.dataset['build']}, route ${root.dataset['page']}\n${(error as Partial<Error> | undefined)?.stack}`,
    },
    app: { name: data['name'] ?? '', domain: location.hostname, url: location.href, referral: '' },
    user: { cookies: '', userAgent: navigator.userAgent },
  };
  try {
    await fetch(`${data['logger']}/LogError`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Queries may contain secrets (SEC-09).
      body: JSON.stringify(entry).replace(/\?[^\s"#\\]+/g, ''),
      credentials: 'omit',
      keepalive: true,
    });
  } catch {
    // The console has the error.
  }
}

/** Leaves the page to the browser, as it is without JavaScript (SHELL-15). */
function giveUp(error: unknown) {
  console.error('[boot]', error);
  void report(error);
  delete root.dataset['js'];
  stopHolding()?.click();
}

async function start() {
  if (started) return;
  started = true;
  for (const intent of intents) removeEventListener(intent, start);
  try {
    preload(modules);
    // Hydration needs the complete document.
    if (document.readyState === 'loading')
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
    await nextTask();
    listed('locales').forEach(warmLocales);
    await nextTask();
    preload(listed('texts'));
    let main: Main | undefined;
    for (const href of modules) {
      main = (await import(href)) as Main;
      await nextTask();
    }
    await main?.start(stopReplaying, report, giveUp);
  } catch (error) {
    giveUp(error);
  }
  stopReplaying();
  for (const button of tapped.splice(0)) if (button.isConnected) button.click();
}

const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 4000 }) : setTimeout(start, 1);
/**
 * On a fast connection `load` can fire before the first paint, and idle time may come late. A hidden document never paints, so don't wait
 * for a frame there.
 */
const whenPainted = () => (document.hidden ? whenIdle() : requestAnimationFrame(whenIdle));
try {
  // A mark for the head script: this one has run.
  root.dataset['js'] = 'boot';
  addEventListener('click', onClick, true);
  addEventListener('visitorready' satisfies VisitorReady, () => stopHolding()?.click(), { once: true });
  for (const image of document.querySelectorAll('img'))
    if (image.complete && image.naturalWidth === 0) show(image, false);
  // `load` and `error` don't bubble and never reach `window` from elements, so capture them on `document`.
  document.addEventListener('error', onImageEvent, true);
  document.addEventListener('load', onImageEvent, true);
  // Marks the root while a modal dialog is open. With `:has()` in a style sheet, each DOM change would recalculate the styles of the whole
  // page.
  new MutationObserver(() => {
    root.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null);
  }).observe(root, { subtree: true, childList: true, attributeFilter: ['open'] });
  // `beforeinstallprompt` can fire before the install banner is mounted.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    Object.assign(window, { installEvent: event });
  });
  for (const intent of intents) addEventListener(intent, start, { passive: true });
  if (location.hash.length > 1) void start();
  else if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
} catch (error) {
  giveUp(error);
}
