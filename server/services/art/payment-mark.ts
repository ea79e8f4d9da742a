import { createCanvas } from './kit/canvas.ts';
import type { Face } from './kit/glyphs.ts';
import { outlineText, placeOutlines } from './kit/glyphs.ts';
import { circle, group, line, path, rectangle } from './kit/shapes.ts';

export const paymentMarkStyles = ['card', 'bank', 'wallet', 'voucher', 'mobile'] as const;
type Style = (typeof paymentMarkStyles)[number];

/** Input for drawing a payment method's mark. */
export interface PaymentMark {
  readonly name: string;
  readonly style: Style;
  /** Its own colour, as hex. */
  readonly colour: string;
}

/** Background of the mark. */
export type Ground = 'light' | 'dark';

const faces: Readonly<Record<Style, Face>> = {
  card: 'racing-sans-one',
  bank: 'yeseva-one',
  wallet: 'righteous',
  voucher: 'federo',
  mobile: 'audiowide',
};

const width = 152;
const height = 57;

/** Each sign in a square of 34 with its corner at 0 0. */
const signs: Readonly<Record<Style, (ink: string) => string>> = {
  card: (ink) =>
    group(
      { fill: 'none', stroke: ink, strokeWidth: 2.2 },
      rectangle(6, 10, 22, 15, {}, 2.5),
      line('M6 15.2h22M9.5 21h5', { strokeLinecap: 'round' }),
    ),
  bank: (ink) =>
    path('M17 6.5 28.5 13v2.4h-23V13ZM8 17.5h3v7H8Zm7.5 0h3v7h-3Zm7.5 0h3v7h-3ZM6 26.2h22v2.3H6Z', { fill: ink }),
  wallet: (ink) =>
    group(
      { fill: 'none', stroke: ink, strokeWidth: 2.2, strokeLinejoin: 'round' },
      path('M6.5 12.5v13.2h20.8V12.5Zm0 0 16-5v5', {}),
      circle(22.6, 19, 1.4, { fill: ink }),
    ),
  voucher: (ink) =>
    group(
      { fill: 'none', stroke: ink, strokeWidth: 2.2, strokeLinejoin: 'round' },
      path('M5.5 10h23v4.4a2.7 2.7 0 0 0 0 5.2V24h-23v-4.4a2.7 2.7 0 0 0 0-5.2Z', {}),
      line('M20.5 11v12', { strokeDasharray: '2 2.4' }),
    ),
  mobile: (ink) =>
    group(
      { fill: 'none', stroke: ink, strokeWidth: 2.2 },
      rectangle(10.5, 5.5, 13, 23, {}, 3),
      line('M15.3 25h3.4', { strokeLinecap: 'round' }),
    ),
};

/** Light colours take a dark sign. */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 160 ? '#10151f' : '#ffffff';
}

const margin = 9;
const signSize = 34;
const textLeft = margin + signSize + 7;
const measure = width - textLeft - margin;
const tallest = 17;
const lowest = 11;

/** The name in one line, or in two where one would be too small to read. */
function setName(name: string, face: Face, ink: string): string {
  const scaleOf = (text: string, most: number) => {
    const { width: natural, height: tall } = outlineText(text, face);
    return Math.min(measure / natural, most / tall);
  };
  const isLow = scaleOf(name, tallest) * outlineText(name, face).height < lowest;
  const lines = isLow && name.includes(' ') ? [name.replace(/ .*$/, ''), name.replace(/^\S+ /, '')] : [name];
  const most = lines.length === 1 ? tallest : 13;
  const scale = Math.min(...lines.map((text) => scaleOf(text, most)));
  const outlined = lines.map((text) => outlineText(text, face));
  const gap = 5;
  const block = outlined.reduce((sum, each) => sum + each.height * scale, gap * (lines.length - 1));
  let top = (height - block) / 2;
  return outlined
    .map((each) => {
      const from = top;
      top += each.height * scale + gap;
      const data = placeOutlines(each.commands, (x, y) => [
        textLeft + (x - each.left) * scale,
        from + (y - each.top) * scale,
      ]);
      return path(data, { fill: ink });
    })
    .join('');
}

/** A payment method's mark on nothing as SVG, 152 by 57: a sign of its sort in its colour, and its name. */
export function drawPaymentMark({ name, style, colour }: PaymentMark, ground: Ground): string {
  const canvas = createCanvas(name, width, height);
  const edge = ground === 'dark' ? 'rgba(255,255,255,0.35)' : 'none';
  canvas.add(
    rectangle(margin, 11.5, signSize, signSize, { fill: colour, stroke: edge, strokeWidth: 1 }, 8),
    `<g transform="translate(${margin} 11.5)">${signs[style](inkOn(colour))}</g>`,
    setName(name, faces[style], ground === 'dark' ? '#f4f6fb' : '#1a2230'),
  );
  return canvas.toSvg();
}
