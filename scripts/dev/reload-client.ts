/// <reference lib="dom" />
// Runs in the page. It sets style through the object model and text as text: the site's content security policy forbids the rest.
const events = new EventSource(new URL('/events', import.meta.url));

let opened = false;
events.addEventListener('open', () => {
  // The second time means that `npm run dev` itself was started anew.
  if (opened) location.reload();
  opened = true;
});

events.addEventListener('reload', () => location.reload());

events.addEventListener('failure', ({ data }: MessageEvent<string>) => {
  document.querySelector('pre[data-failure]')?.remove();
  const text = document.createElement('pre');
  text.dataset['failure'] = '';
  text.textContent = JSON.parse(data);
  Object.assign(text.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483647',
    margin: '0',
    padding: '2rem',
    overflow: 'auto',
    background: '#1b1b1f',
    color: '#ffb4ab',
    font: '14px/1.5 ui-monospace, monospace',
    whiteSpace: 'pre-wrap',
  });
  document.body.append(text);
});
