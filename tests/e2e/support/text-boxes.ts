import type { Page } from 'playwright/test';

/**
 * Faults in how the visible text of a page is laid out: lines of different elements that overlap, text that an ancestor cuts off,
 * placeholders and choices longer than their field, text beyond the side of the viewport, and words broken without a hyphen. Each fault
 * names its text. While a modal dialog is open, only the dialog is checked, a shadow root's too; nothing in it may scroll sideways.
 * Allowed are:
 *
 * - text for screen readers, which `clip-path: inset(50%)` hides on purpose;
 * - slides of a carousel that are not its current one, which are inert;
 * - fixed bars, and sticky ones at the foot, over the page that scrolls below them (not over text of their own);
 * - text beyond the edge of a box that scrolls that way;
 * - names of games and studios in tiles, their badges and the last of the breadcrumbs, which may end in an ellipsis, since their link or the heading has
 *   the whole text; not on a phone with large text, which has room below. Labels and other links may not;
 * - excerpts and summaries that end in an ellipsis after some lines;
 * - placeholders that end in an ellipsis, since the field's label says as much;
 * - long lists of choices, such as countries: only the chosen one is compared with the field;
 * - badges of a tile that do not fit in its one line: the tile's facts say them;
 * - words wider than six tenths of the viewport in running text with `hyphens: auto`: the Chromium of the tests has no dictionaries.
 */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    interface Line extends Box {
      text: string;
      element: Element;
      layer: Element | undefined;
    }
    /** In pixels. Glyphs do not reach the edges of their boxes. */
    const tolerance = 2;
    /** Names that data give: of games in tiles, their studios and jackpots, and of the page as the last of the breadcrumbs. */
    const shortened = 'li > a > b, li > a small, li > a small span, li > a > span > b, nav li:last-child';
    const { clientWidth, scrollWidth } = document.documentElement;
    const isLargeOnPhone = matchMedia('(width < 20em)').matches;
    const faults = new Set<string>();
    if (scrollWidth > clientWidth) faults.add('the page scrolls sideways');

    const roots = [document, ...Array.from(document.body.children, ({ shadowRoot }) => shadowRoot)];
    const modal = roots.map((root) => root?.querySelector('dialog:modal')).find(Boolean);
    const checked = modal ?? document.body;

    const cachedBy = <Value>(compute: (element: Element) => Value) => {
      const values = new Map<Element, Value>();
      return (element: Element) => {
        if (!values.has(element)) values.set(element, compute(element));
        return values.get(element) as Value;
      };
    };
    const styleOf = cachedBy((element) => getComputedStyle(element));
    /** Each property that is read from a computed style takes time. */
    const positionOf = cachedBy((element) => {
      const { position, transform } = styleOf(element);
      return { position, isPositioned: position !== 'static' || transform !== 'none' };
    });
    const paddingBoxOf = cachedBy((element): Box => {
      const { left, top } = element.getBoundingClientRect();
      const [x, y] = [left + element.clientLeft, top + element.clientTop];
      return { left: x, right: x + element.clientWidth, top: y, bottom: y + element.clientHeight };
    });
    /** The element and its ancestors, except those whose overflow does not apply because of positioning. */
    const containersOf = cachedBy((element) => {
      const found: Element[] = [];
      let position = 'static';
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        const own = positionOf(each);
        if (position === 'fixed' || (position === 'absolute' && !own.isPositioned)) continue;
        found.push(each);
        if (own.isPositioned) ({ position } = own);
      }
      return found;
    });
    const layerOf = cachedBy((element) =>
      containersOf(element).find((each) => {
        const { position } = positionOf(each);
        return position === 'fixed' || (position === 'sticky' && styleOf(each).bottom !== 'auto');
      }),
    );
    /** How an element cuts off its content, if it does. */
    const clipOf = cachedBy((element) => {
      const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(element);
      if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) return null;
      const isShortened = textOverflow === 'ellipsis' && !isLargeOnPhone && element.matches(shortened);
      const hasEllipsis = webkitLineClamp !== 'none' || isShortened;
      return { ...paddingBoxOf(element), overflowX, overflowY, hasEllipsis };
    });
    const clipsOf = cachedBy((element) => containersOf(element).flatMap((each) => clipOf(each) ?? []));
    const isReadOut = cachedBy((element) => styleOf(element).clipPath === 'inset(50%)');

    const hasSyllables = (element: Element) => styleOf(element).hyphens === 'auto' && !element.closest('h1, h2, h3');
    const blockOf = cachedBy((element): Element =>
      styleOf(element).display === 'inline' ? blockOf(element.parentElement!) : element,
    );
    /** Extends a range over a word to its parts in inline elements beside it, such as marked letters. */
    const wholeWord = (range: Range) => {
      const whole = range.cloneRange();
      const block = blockOf(range.startContainer.parentElement!);
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const isInBlock = (text: Node | null): text is Text => text !== null && blockOf(text.parentElement!) === block;
      texts.currentNode = range.startContainer;
      for (let isOpen = range.startOffset === 0; isOpen;) {
        const text = texts.previousNode();
        const at = isInBlock(text) ? text.data.search(/\S+$/) : -1;
        if (at >= 0) whole.setStart(text!, at);
        isOpen = at === 0;
      }
      texts.currentNode = range.startContainer;
      for (let isOpen = range.endOffset === range.endContainer.textContent!.length; isOpen;) {
        const text = texts.nextNode();
        const { length } = (isInBlock(text) && /^\S+/.exec(text.data)?.[0]) || '';
        if (length > 0) whole.setEnd(text!, length);
        isOpen = length > 0 && length === text!.textContent!.length;
      }
      return whole;
    };
    const addBrokenWords = (node: Node, element: Element) => {
      const range = document.createRange();
      // A browser may start a new line after a space and after each kind of dash.
      for (const { 0: word, index } of node.textContent!.matchAll(/[^\s\u200B\-‐–—/]+/g)) {
        // URLs and email addresses are not hyphenated, and a soft hyphen is visible at the end of a line.
        if (/[@.]\p{L}|\u00AD/u.test(word)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rects = Array.from(range.getClientRects());
        if (rects.length < 2 || new Set(rects.map(({ top }) => Math.round(top))).size < 2) continue;
        const width = Array.from(wholeWord(range).getClientRects()).reduce((sum, rect) => sum + rect.width, 0);
        if (!hasSyllables(element) || width <= innerWidth * 0.6) faults.add(`broken: ${word}`);
      }
    };

    /** The part of a line that its containers show. */
    const clipped = (line: Line): Line => {
      const shown = { ...line };
      const scrolls = { x: false, y: false };
      for (const { left, right, top, bottom, overflowX, overflowY, hasEllipsis } of clipsOf(line.element)) {
        scrolls.x ||= overflowX === 'auto' || overflowX === 'scroll';
        scrolls.y ||= overflowY === 'auto' || overflowY === 'scroll';
        const isCutAside = shown.right > right + tolerance || shown.left < left - tolerance;
        const isCutBelow = shown.bottom > bottom + tolerance || shown.top < top - tolerance;
        const isHiddenBadge = () =>
          shown.top >= bottom - tolerance && line.element.closest('li > a > span > b') !== null;
        if (((isCutAside && !scrolls.x) || (isCutBelow && !scrolls.y)) && !hasEllipsis && !isHiddenBadge())
          faults.add(`cut: ${line.text}`);
        if (overflowX !== 'visible') {
          shown.left = Math.max(shown.left, left);
          shown.right = Math.min(shown.right, right);
        }
        if (overflowY !== 'visible') {
          shown.top = Math.max(shown.top, top);
          shown.bottom = Math.min(shown.bottom, bottom);
        }
      }
      return shown;
    };

    const linesOf = (node: Node, element: Element): Line[] => {
      if (containersOf(element).some(isReadOut)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = Array.from(range.getClientRects());
      if (new Set(rects.map(({ top }) => Math.round(top))).size > 1) addBrokenWords(node, element);
      const text = node.textContent!.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
      return rects
        .map(({ left, right, top, bottom, height }) => {
          // Glyphs fill the middle of a line's box.
          const box = { left, right, top: top + height * 0.2, bottom: bottom - height * 0.2 };
          return clipped({ ...box, text, element, layer: layerOf(element) });
        })
        .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
    };

    const lines: Line[] = [];
    const nodes = document.createTreeWalker(checked, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { currentNode: node } = nodes;
      const { parentElement: element } = node;
      if (!element || !node.textContent?.trim() || element.closest('script, style, noscript, option, [inert]'))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      lines.push(...linesOf(node, element));
    }
    lines.sort((one, other) => one.top - other.top);
    for (const [index, line] of lines.entries()) {
      if (line.right > clientWidth + tolerance || line.left < -tolerance)
        faults.add(`beyond the viewport: ${line.text}`);
      for (let after = index + 1; after < lines.length; after += 1) {
        const next = lines[after]!;
        if (next.top >= line.bottom - tolerance) break;
        if (line.layer !== next.layer || line.element.contains(next.element) || next.element.contains(line.element))
          continue;
        const width = Math.min(line.right, next.right) - Math.max(line.left, next.left);
        const height = Math.min(line.bottom, next.bottom) - next.top;
        if (width > tolerance && height > tolerance) faults.add(`overlap: ${line.text} | ${next.text}`);
      }
    }

    for (const input of checked.querySelectorAll('input')) {
      if (!input.placeholder || input.value || !input.checkVisibility({ visibilityProperty: true })) continue;
      if (getComputedStyle(input, '::placeholder').opacity === '0' || styleOf(input).textOverflow === 'ellipsis')
        continue;
      // `scrollWidth` of a field includes its value, but not its placeholder.
      input.value = input.placeholder;
      if (input.scrollWidth > input.clientWidth + tolerance) faults.add(`cut placeholder: ${input.placeholder}`);
      input.value = '';
    }

    const pen = document.createElement('canvas').getContext('2d')!;
    for (const select of checked.querySelectorAll('select')) {
      if (!select.checkVisibility({ visibilityProperty: true })) continue;
      const { font, letterSpacing, wordSpacing, paddingLeft, paddingRight } = styleOf(select);
      Object.assign(pen, { font, letterSpacing, wordSpacing });
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const choices = select.options.length > 20 ? select.selectedOptions : select.options;
      for (const { text } of choices)
        if (pen.measureText(text).width > room + tolerance) faults.add(`cut choice: ${text}`);
    }

    for (const box of modal ? [modal, ...modal.querySelectorAll('*')] : []) {
      const scrolls = ['auto', 'scroll'].includes(styleOf(box).overflowX);
      if (scrolls && box.scrollWidth > box.clientWidth)
        faults.add(`scrolls sideways: ${box.scrollWidth} px of ${box.localName}`);
    }
    return [...faults];
  });
}
