/** Tiles of a page whose pictures its screenshot shows. */
const shownTiles = 12;

/** Transparent. An image without a source would show the sign of one that failed. */
const emptyPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

const withoutSources = (html: string) =>
  html.replaceAll(/<source\b[^>]*>/g, '').replaceAll(/(\ssrc=)"\/images\/[^"]*"/g, `$1"${emptyPicture}"`);

const tile = /<picture\b(?:(?!<\/picture>).)*\/images\/games\/(?:(?!<\/picture>).)*<\/picture>/gs;

/** The footer and other parts that browsers lay out when they come near the screen. */
const layOutAll = (html: string) =>
  html.replace('</head>', '<style>* { content-visibility: visible !important }</style></head>');

/**
 * A page for a screenshot without pictures. Each game has a banner and several scenes of its own, and drawing them takes
 * seconds.
 */
export const withoutPictures = (html: string): string => withoutSources(layOutAll(html));

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
      return tiles <= shownTiles ? picture : withoutSources(picture);
    })
    .replaceAll(/(\/images\/[^\s"?]+\?)w=\d+&amp;f=(?:avif|webp)/g, '$1w=160&amp;f=webp');
}
