/** Tiles of a page whose pictures its screenshot shows. */
const shownTiles = 12;

const pictureSources = /<source\b[^>]*>|\ssrc="\/images\/[^"]*"/g;

const tile = /<picture\b(?:(?!<\/picture>).)*\/images\/games\/(?:(?!<\/picture>).)*<\/picture>/gs;

/** The footer and other parts that browsers lay out when they come near the screen. */
const layOutAll = (html: string) =>
  html.replace('</head>', '<style>* { content-visibility: visible !important }</style></head>');

/**
 * A page for a screenshot without pictures. Each game has a banner and several scenes of its own, and drawing them takes
 * seconds.
 */
export const withoutPictures = (html: string): string => layOutAll(html).replaceAll(pictureSources, '');

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
  return layOutAll(html)
    .replaceAll(tile, (picture) => {
      tiles += 1;
      return tiles <= shownTiles ? picture : picture.replaceAll(pictureSources, '');
    })
    .replaceAll(/(\/images\/[^\s"?]+\?)w=\d+&amp;f=(?:avif|webp)/g, '$1w=160&amp;f=webp');
}
