import sharp from 'sharp';
import { drawPicture, type Motif } from '../art/tile.ts';

/** A scene on a canvas that is wider than it: sharp where it is, its edges carried on to both sides. */
export interface Panorama {
  /** Of the canvas, in pixels. */
  width: number;
  height: number;
  /** Where the object has its centre, as a part of the width. */
  centre: number;
  /** Units of the scene, which is 600 wide and 800 high, that fill the height; 480 at most. */
  span: number;
  /** Unit in the middle of the height. */
  middle: number;
}

const sceneWidth = 600;
/**
 * Shares of the scene's width: the columns at its edge that are stretched sideways, and the strip that fades into them.
 */
const edgePart = 0.05;
const fadePart = 0.16;

/**
 * The columns at an edge, blurred into one gradient from top to bottom. Stretched without blur, each line would become
 * a bar.
 */
async function drawRamp(scene: Buffer, left: number, width: number, height: number): Promise<string> {
  const png = await sharp(scene)
    .extract({ left, top: 0, width, height })
    .resize({ width: 2, height: 48, fit: 'fill' })
    .blur(9)
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The scene of a motif as a wide SVG picture. */
export async function drawPanorama(motif: Motif, { width, height, centre, span, middle }: Panorama): Promise<string> {
  const svg = drawPicture({ ...motif, ratio: sceneWidth / span, middle });
  const inside = Math.round((height * sceneWidth) / span);
  const scene = await sharp(Buffer.from(svg)).resize({ width: inside, height, fit: 'fill' }).png().toBuffer();
  const edge = Math.round(inside * edgePart);
  const [leftRamp, rightRamp] = await Promise.all([
    drawRamp(scene, 0, edge, height),
    drawRamp(scene, inside - edge, edge, height),
  ]);
  const axis = Math.round(width * centre);
  const left = axis - Math.round(inside / 2);
  const place = (href: string, x: number, placeWidth: number) =>
    `<image href="${href}" x="${x}" width="${placeWidth}" height="${height}" preserveAspectRatio="none"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs><linearGradient id="fade"><stop stop-color="#fff" stop-opacity="0"/><stop offset="${fadePart}" stop-color="#fff"/>
<stop offset="${1 - fadePart}" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="scene"><rect x="${left}" width="${inside}" height="${height}" fill="url(#fade)"/></mask></defs>
${place(leftRamp, 0, axis)}${place(rightRamp, axis, width - axis)}
<g mask="url(#scene)">${place(`data:image/png;base64,${scene.toString('base64')}`, left, inside)}</g></svg>`;
}
