/**
 * Runs at once, while the page's native html already works: links, the search form, dialogs opened by command, rails. Starts the
 * rest on the first sign of intent, or when the browser is idle after load, and loses no tap in between.
 */
interface Main {
  /** Calls `hears` once React hears of every tap by itself, before it has hydrated. */
  start(hears: () => void): Promise<void>;
}

const script = document.querySelector<HTMLScriptElement>('script[data-modules]');
const listed = (name: string) => script?.dataset[name]?.split(' ') ?? [];
/** Each behind what it imports, `main.tsx` the last. */
const modules = listed('modules');
const intents = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'touchstart'] as const;

/** Buttons that do nothing without JavaScript; all others are the browser's own. Not every browser knows commands yet. */
const ownCommands = 'commandForElement' in HTMLButtonElement.prototype ? ':not([command])' : '';
const lateButton = `button:not([popovertarget]):not([type=submit])${ownCommands}`;
const tapped: HTMLElement[] = [];
let started = false;

function remember(event: Event) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(lateButton) : null;
  if (button) tapped.push(button);
}

/** A picture that does not come is out of sight, instead of the mark that browsers put in its place. Its words are still read out. */
function show(image: HTMLImageElement, isThere: boolean) {
  image.style.opacity = isThere ? '' : '0';
}

function hearPicture({ target, type }: Event) {
  if (target instanceof HTMLImageElement) show(target, type === 'load');
}

/** Has the browser read its tables of numbers and dates beside the main thread, while the rest is fetched; see `warm-locales.ts`. */
function warmLocales(url: string) {
  try {
    const policy = window.trustedTypes?.createPolicy('site-locales', { createScriptURL: (own: string) => own });
    void new Worker(policy?.createScriptURL(url) ?? url, { name: document.documentElement.lang });
  } catch (error) {
    console.warn('[boot] Without its worker the first number takes longer.', error);
  }
}

function preload(urls: readonly string[]) {
  const linkTo = (href: string) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  document.head.append(...urls.map(linkTo));
}

/** What follows is a task of its own: in between the browser paints and answers. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const stopRemembering = () => removeEventListener('click', remember, true);

async function start() {
  if (started) return;
  started = true;
  for (const intent of intents) removeEventListener(intent, start);
  try {
    preload(modules);
    await nextTask();
    listed('locales').forEach(warmLocales);
    await nextTask();
    preload(listed('texts'));
    let main: Main | undefined;
    for (const href of modules) {
      main = (await import(href)) as Main;
      await nextTask();
    }
    await main?.start(stopRemembering);
  } catch (error) {
    console.error('[boot] The page stays as it is, without enhancements.', error);
  }
  stopRemembering();
  for (const button of tapped.splice(0)) if (button.isConnected) button.click();
}

addEventListener('click', remember, true);
for (const image of document.querySelectorAll('img'))
  if (image.complete && image.naturalWidth === 0) show(image, false);
// Neither of these bubbles, and a window is told of no element's load.
document.addEventListener('error', hearPicture, true);
document.addEventListener('load', hearPicture, true);
// Whether a dialog lies over the page. Asked by `:has()` in a sheet, every node that comes or goes would style the whole page anew.
const root = document.documentElement;
new MutationObserver(() => {
  root.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null);
}).observe(root, { subtree: true, childList: true, attributeFilter: ['open'] });
// The browser offers to install the site before there is a banner for it.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  Object.assign(window, { installEvent: event });
});
for (const intent of intents) addEventListener(intent, start, { passive: true });

const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 4000 }) : setTimeout(start, 1);
/** A quick line brings a page before the browser has painted any of it, and it should not wait for what is idle. Nobody paints a hidden one. */
const whenPainted = () => (document.hidden ? whenIdle() : requestAnimationFrame(whenIdle));
if (location.hash.length > 1) void start();
else if (document.readyState === 'complete') whenPainted();
else addEventListener('load', whenPainted, { once: true });
