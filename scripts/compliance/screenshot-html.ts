/** Tiles of a page whose pictures its screenshot shows. */
const shownTiles = 12;

const tile = /<picture\b(?:(?!<\/picture>).)*\/images\/games\/(?:(?!<\/picture>).)*<\/picture>/gs;

/**
 * A page for a screenshot, with pictures that are drawn in a fraction of the time. WebP looks like AVIF, and the least
 * width at which a game can be recognised is enough. Tiles after the first look alike and have the empty picture of a
 * tile that still loads.
 *
 * Parts that browsers lay out when they come near the screen, such as the footer, are laid out at once: a picture of the
 * whole page would have them empty.
 */
export function screenshotHtml(html: string): string {
  let tiles = 0;
  return html
    .replace('</head>', '<style>* { content-visibility: visible !important }</style></head>')
    .replaceAll(tile, (picture) => {
      tiles += 1;
      return tiles <= shownTiles ? picture : picture.replaceAll(/<source\b[^>]*>|\ssrc="[^"]*"/g, '');
    })
    .replaceAll(/(\/images\/[^\s"?]+\?)w=\d+&amp;f=(?:avif|webp)/g, '$1w=160&amp;f=webp');
}
