import sharp from 'sharp';
import { drawAvatar } from '../art/avatar.ts';
import { drawBanner, drawBannerForeground, drawShareImage } from '../art/banner.ts';
import { drawCard } from '../art/banners/fan.ts';
import { drawAppIcon } from '../art/icon.ts';
import { createScene } from '../art/kit/scene.ts';
import { drawPaymentMark } from '../art/payment-mark.ts';
import { rasterise } from '../art/raster.ts';
import { drawPicture, drawTile, type Tile } from '../art/tile.ts';
import type { GameArt } from '../catalogue/game.ts';
import type { PictureJob, PictureSubject } from './job.ts';
import { motifOf } from './motif.ts';
import { drawPanorama } from './panorama.ts';
import { pictureSize } from './sizes.ts';

const tileOf = (art: GameArt): Tile => ({ ...motifOf(art), lines: art.lines });

type SubjectOf<Kind extends PictureSubject['kind']> = Extract<PictureSubject, { kind: Kind }>;

/** Blurred at a small size and enlarged, which is invisible in a blur. SVG's own blur fades at the edges. */
async function drawBackdrop({ art, width, height }: SubjectOf<'backdrop'>): Promise<string> {
  const scene = drawPicture({ ...motifOf(art), ratio: width / height });
  const dark = await sharp(Buffer.from(scene)).resize({ width: 480 }).blur(6).linear(0.55, 0).png().toBuffer();
  const href = `data:image/png;base64,${dark.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<image href="${href}" width="${width}" height="${height}" preserveAspectRatio="none"/></svg>`;
}

/** Where the fan has its middle: two thirds along a wide canvas, centred on a narrow one. */
function drawSingleCard({ art, corner, width, height }: SubjectOf<'card'>): string {
  const scene = createScene('card', width, height);
  const x = width / height > 6 ? width * 0.674 : width / 2;
  drawCard(scene, tileOf(art), x, height * 0.48, height * 0.9, { turn: 0, corner, idPrefix: 't' });
  return scene.toSvg();
}

function toSvg(subject: PictureSubject): string | Promise<string> {
  switch (subject.kind) {
    case 'tile':
      return drawTile(tileOf(subject.art));
    case 'picture':
      return drawPicture({
        ...motifOf(subject.art, subject.scene),
        ratio: subject.ratio ?? pictureSize.width / pictureSize.height,
      });
    case 'backdrop':
      return drawBackdrop(subject);
    case 'card':
      return drawSingleCard(subject);
    case 'panorama':
      return drawPanorama(motifOf(subject.art), subject.panorama);
    case 'banner':
      return drawBanner(subject.banner);
    case 'fan': {
      const [left, middle, right] = subject.tiles;
      const { tilt, corner, width, height } = subject;
      return drawBannerForeground(
        { tiles: [tileOf(left), tileOf(middle), tileOf(right)], tilt, corner },
        width,
        height,
      );
    }
    case 'share':
      return drawShareImage(subject.banner, tileOf(subject.art));
    case 'icon':
      return drawAppIcon(subject.colours, subject.shape);
    case 'payment-mark':
      return drawPaymentMark(subject.mark, subject.ground);
    case 'avatar':
      return drawAvatar(subject.hue, subject.seed);
  }
}

/** Draws and encodes; takes tenths of a second of one core, so it belongs into a process of its own. */
export async function draw({ subject, width, format }: PictureJob): Promise<Buffer> {
  return rasterise(await toSvg(subject), width, format);
}
