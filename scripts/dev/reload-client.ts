/// <reference lib="dom" />
import type { Styles } from './reload-server.ts';

// Runs in the page. The site's content security policy forbids inline styles and markup, so it uses the CSSOM and text
// nodes.
const events = new EventSource(new URL('/events', import.meta.url));

let opened = false;
events.addEventListener('open', () => {
  // A second `open` event means that `npm run dev` itself was restarted.
  if (opened) location.reload();
  opened = true;
});

const find = () => document.querySelector<HTMLElement>('pre[data-failure]');

/** Shows the text above the page and its dialogs until Escape is pressed. */
function show(text: HTMLElement) {
  text.dataset['failure'] = '';
  text.popover = 'manual';
  // Long texts must be scrollable by keyboard too.
  text.tabIndex = 0;
  Object.assign(text.style, {
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    margin: '0',
    border: '0',
    padding: '2rem',
    background: '#1b1b1f',
    color: '#ffb4ab',
    font: '14px/1.5 ui-monospace, monospace',
    whiteSpace: 'pre-wrap',
  });
  document.body.append(text);
  text.showPopover();
  text.focus();
}

function showText(message: string) {
  find()?.remove();
  const text = document.createElement('pre');
  text.textContent = message;
  show(text);
}

const showError = (error: unknown) => showText(error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Writes rules into the page's inline sheet. Its text may not change: the policy allows it by its hash. */
function replaceRules(sheet: CSSStyleSheet, text: string) {
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(text);
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  for (const [index, rule] of [...parsed.cssRules].entries()) sheet.insertRule(rule.cssText, index);
}

async function restyle({ linked, critical }: Styles) {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  const inline = document.querySelector('style')?.sheet;
  const text = critical[document.documentElement.dataset['brand'] ?? ''];
  if (!link || !inline || text === undefined) return location.reload();
  // The file is in the browser's cache by then, so the page never lacks it.
  if (link.getAttribute('href') !== linked) await fetch(linked);
  find()?.remove();
  link.setAttribute('href', linked);
  replaceRules(inline, text);
}

events.addEventListener('styles', ({ data }: MessageEvent<string>) => {
  restyle(JSON.parse(data)).catch(() => location.reload());
});
events.addEventListener('reload', () => location.reload());
events.addEventListener('failure', ({ data }: MessageEvent<string>) => showText(JSON.parse(data)));
addEventListener('error', ({ error, message }) => showError(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => showError(reason));
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') find()?.remove();
});

const sent = find();
if (sent) show(sent);
