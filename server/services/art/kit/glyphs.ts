import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, PathCommand } from 'opentype.js';
import opentype from 'opentype.js';
import { round } from './path.ts';

/** The faces that titles are set in, with the weight used. All are OFL; they are read while drawing and never sent. */
const weights = {
  'alfa-slab-one': 400,
  almendra: 700,
  audiowide: 400,
  'bebas-neue': 400,
  'bowlby-one': 400,
  'cinzel-decorative': 900,
  federo: 400,
  limelight: 400,
  metamorphous: 400,
  'oleo-script': 700,
  'pirata-one': 400,
  'playfair-display-sc': 900,
  'racing-sans-one': 400,
  righteous: 400,
  'uncial-antiqua': 400,
  'yeseva-one': 400,
} as const;

/** A face by its package name. */
export type Face = keyof typeof weights;

/** Every face. */
export const faces = Object.keys(weights) as readonly Face[];

/** Outlines of a text at 100 units a em, with the box they fill. */
export interface Outlines {
  readonly commands: readonly PathCommand[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const { resolve } = createRequire(import.meta.url);
const fonts = new Map<Face, Font>();

function loadFont(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const file = readFileSync(resolve(`@fontsource/${face}/files/${face}-latin-${weights[face]}-normal.woff`));
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  fonts.set(face, font);
  return font;
}

/** Letters that Unicode does not decompose, by their nearest spelling in base letters. */
const spelling: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Ð: 'D',
  ð: 'd',
  Þ: 'Th',
  þ: 'th',
  '’': "'",
  '–': '-',
  '×': 'x',
};

/** The text with every letter that the face lacks replaced by its base letter, or left out where it has none. */
export function writableText(text: string, face: Face): string {
  const font = loadFont(face);
  const has = (letters: string) => letters !== '' && [...letters].every((letter) => font.charToGlyphIndex(letter) > 0);
  return [...text.normalize('NFC')]
    .map((letter) => [letter, letter.normalize('NFD').replace(/\p{M}/gu, ''), spelling[letter] ?? ''].find(has) ?? '')
    .join('');
}

/** The outlines of a text, kerned; `letterSpacing` in em. */
export function outlineText(text: string, face: Face, letterSpacing = 0): Outlines {
  const path = loadFont(face).getPath(writableText(text, face), 0, 0, 100, { kerning: true, letterSpacing });
  const box = path.getBoundingBox();
  return { commands: path.commands, left: box.x1, top: box.y1, width: box.x2 - box.x1, height: box.y2 - box.y1 };
}

/** Path data of outlines, every point moved by `place`. */
export function placeOutlines(
  commands: readonly PathCommand[],
  place: (x: number, y: number) => readonly [number, number],
): string {
  const at = (x: number, y: number) => place(x, y).map(round).join(' ');
  return commands
    .map((command) => {
      switch (command.type) {
        case 'Z':
          return 'Z';
        case 'C':
          return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`;
        case 'Q':
          return `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`;
        default:
          return `${command.type}${at(command.x, command.y)}`;
      }
    })
    .join('');
}

/** Path data of a short text on an object, centred on a point and `height` high. `flipped` mirrors it about that point. */
export function centredGlyphs(text: string, face: Face, x: number, y: number, height: number, flipped = false): string {
  const { commands, left, top, width, height: natural } = outlineText(text, face);
  const scale = height / natural;
  const scaleX = flipped ? -scale : scale;
  return placeOutlines(commands, (px, py) => [
    x + (px - left - width / 2) * scaleX,
    y + (py - top - natural / 2) * scale,
  ]);
}
