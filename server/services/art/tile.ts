import type { LetteringStyle } from './kit/lettering-styles.ts';
import { drawLettering, titleTop } from './kit/lettering.ts';
import type { CanvasOptions } from './kit/canvas.ts';
import type { Scene } from './kit/scene.ts';
import { createScene } from './kit/scene.ts';
import { rectangle } from './kit/shapes.ts';
import type { Theme } from './theme.ts';

/** Subject of a picture. Indexes wrap, so any integer from 0 selects something. */
export interface Motif {
  readonly theme: Theme;
  readonly composition: number;
  readonly palette: number;
  readonly mirrored: boolean;
  /** Fixes every random choice in the scene. */
  readonly seed: string;
}

const width = 600;
const height = 800;
const usualLift = 34;
/** Backgrounds reach this far below the canvas. */
const mostLift = 84;
const usualTitleTop = 540;

function at<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0];
}

/** A motif with its title; a line '~of' is set as a small word. */
export interface Tile extends Motif {
  readonly lines: readonly string[];
}

interface Composed {
  readonly scene: Scene;
  readonly lift: number;
  readonly lettering: LetteringStyle;
  /** Puts the scene in its place, shifted up by some units, on a ground of its own dark. */
  readonly settle: (up: number) => void;
}

function composeScene({ theme, seed, ...motif }: Motif, options: CanvasOptions): Composed {
  const index = motif.composition % theme.compositions.length;
  const composition = at(theme.compositions, index);
  const palette = at(theme.palettes, motif.palette);
  const mirrored = motif.mirrored && composition.mirrorable !== false;
  const scene = createScene(seed, width, height, { ...options, mirrored });
  composition.draw(scene, palette);
  const flip = mirrored ? ` translate(${width} 0) scale(-1 1)` : '';
  return {
    scene,
    lift: composition.lift ?? usualLift,
    lettering: theme.lettering(palette, index),
    settle(up) {
      scene.enclose(`transform="translate(0 ${-up})${flip}"`);
      scene.addBehind(rectangle(0, 0, width, height, { fill: scene.darkest() }));
    },
  };
}

/** A tile as a finished scene, for setting into a larger drawing. */
export function composeTile({ lines, ...motif }: Tile, idPrefix = 'g'): Scene {
  const { scene, lift, lettering, settle } = composeScene(motif, { titled: true, idPrefix });
  // A title of three lines reaches higher, so the object makes way a little more.
  const crowding = Math.round(Math.max(0, usualTitleTop - titleTop(lines, lettering)) * 0.4);
  settle(Math.min(mostLift, lift + Math.min(22, crowding)));
  drawLettering(scene, lines, lettering);
  return scene;
}

/** A game's tile as SVG, 600 by 800: the scene and the title. */
export function drawTile(tile: Tile): string {
  return composeTile(tile).toSvg();
}

/** How a scene is cropped: `ratio` is width by height, 1.25 or more, and `middle` the height at which it is cut evenly, in units. */
export interface Crop {
  readonly ratio: number;
  readonly middle?: number;
}

/** Where objects have their centre, in units from the top. */
const objectCentre = 300;

/** The same scene without a title as SVG, cropped round its object. */
export function drawPicture({ ratio, middle = objectCentre, ...motif }: Motif & Crop): string {
  const { scene, settle } = composeScene(motif, { titled: false });
  settle(0);
  const viewHeight = Math.round(width / ratio);
  return scene.toSvg([0, Math.max(0, Math.round(middle - viewHeight / 2)), width, viewHeight]);
}
