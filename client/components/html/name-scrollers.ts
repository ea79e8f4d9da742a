/** Returns a table's name: its caption, or the heading before it. */
function nameOf(box: Element): string {
  const caption = box.querySelector('caption');
  let before: Element | null = box;
  while (before && !/^H\d$/.test(before.tagName)) before = before.previousElementSibling;
  return (caption ?? before ?? document.querySelector('h1'))?.textContent ?? '';
}

/** Makes a box focusable and named while it scrolls, and removes both when its table fits. */
function nameScroller(box: Element) {
  const attributes = { role: 'region', tabindex: '0', 'aria-label': nameOf(box) };
  const scrolls = box.scrollWidth > box.clientWidth;
  for (const [name, value] of Object.entries(attributes)) {
    if (scrolls) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}

/** Lets the keyboard scroll wide tables in a text. Returns a cleanup function. */
export function nameScrollers(text: Element): () => void {
  const tables = [...text.querySelectorAll('div > table')];
  const observer = new ResizeObserver(() =>
    tables.forEach((table) => table.parentElement && nameScroller(table.parentElement)),
  );
  // Observe both: the table's width changes with the font, its box's with the screen.
  for (const table of tables) {
    observer.observe(table);
    if (table.parentElement) observer.observe(table.parentElement);
  }
  return () => observer.disconnect();
}
