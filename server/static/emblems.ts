import { emblemDrawings } from '../../client/components/emblem/emblem-drawings.ts';

const size = 32;
const drawings = Object.values(emblemDrawings);
const height = drawings.length * size;

/**
 * Every emblem of the site in one column. Style sheets use parts of it as masks, so that an emblem takes the brand's
 * colours.
 */
export const emblemsSvg = [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${height}" viewBox="0 0 ${size} ${height}"`,
  ' fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">',
  ...drawings.map((drawing, index) => `<g transform="translate(0 ${index * size})">${drawing}</g>`),
  '</svg>',
].join('');
