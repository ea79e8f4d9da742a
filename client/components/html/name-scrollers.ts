/** A table is called as its caption says, or the heading that it stands under. */
function nameOf(box: Element): string {
  const caption = box.querySelector('caption');
  let before: Element | null = box;
  while (before && !/^H\d$/.test(before.tagName)) before = before.previousElementSibling;
  return (caption ?? before ?? document.querySelector('h1'))?.textContent ?? '';
}

/** A box that scrolls is a stop for the keyboard, which says where it is; one that shows all of its table is none. */
function nameScroller(box: Element) {
  const attributes = { role: 'region', tabindex: '0', 'aria-label': nameOf(box) };
  const scrolls = box.scrollWidth > box.clientWidth;
  for (const [name, value] of Object.entries(attributes)) {
    if (scrolls) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}

/** Lets the keyboard scroll the tables of a text that are wider than it. Returns what ends it. */
export function nameScrollers(text: Element): () => void {
  const tables = [...text.querySelectorAll('div > table')];
  const observer = new ResizeObserver(() =>
    tables.forEach((table) => table.parentElement && nameScroller(table.parentElement)),
  );
  // Both: the width of a table changes with its letters, that of its box with the screen.
  for (const table of tables) {
    observer.observe(table);
    if (table.parentElement) observer.observe(table.parentElement);
  }
  return () => observer.disconnect();
}
