import { round } from '../kit/path.ts';
import type { Scene } from '../kit/scene.ts';
import { group, rectangle } from '../kit/shapes.ts';
import type { Tile } from '../tile.ts';
import { composeTile } from '../tile.ts';

/** Three tiles, the middle one in front; `tilt` is the degrees that the outer two lean. */
export interface Fan {
  readonly tiles: readonly [left: Tile, middle: Tile, right: Tile];
  readonly tilt: number;
  /** Of the tiles' corners, in units of a tile 248 wide. */
  readonly corner?: number;
}

/** Draws a tile with its shadow about a centre, `height` high, leaning by `turn` degrees. */
export function drawCard(
  scene: Scene,
  tile: Tile,
  x: number,
  y: number,
  height: number,
  options: { turn: number; corner: number; idPrefix: string },
): void {
  const width = height * 0.75;
  const [left, top] = [round(x - width / 2), round(y - height / 2)];
  const corner = (options.corner * width) / 248;
  const outline = (look: Parameters<typeof rectangle>[4]) => rectangle(left, top, width, height, look, corner);
  scene.add(
    group(
      { transform: `rotate(${options.turn} ${round(x)} ${round(y)})` },
      outline({
        fill: '#000',
        opacity: 0.5,
        filter: scene.blur(Math.max(3, Math.round(height / 26))),
        transform: `translate(0 ${round(height / 36)})`,
      }),
      group(
        { clipPath: scene.clip(outline({})) },
        composeTile(tile, options.idPrefix).toInset([left, top, round(width), round(height)]),
      ),
      outline({ fill: 'none', stroke: '#fff', strokeOpacity: 0.14, strokeWidth: 1.4 }),
    ),
  );
}

/** Draws the fan about x, filling the canvas' height. */
export function drawFan(scene: Scene, { tiles: [left, middle, right], tilt, corner = 14 }: Fan, x: number): void {
  const { height } = scene;
  const [front, back] = [height * 0.9, height * 0.74];
  const reach = front * 0.62;
  drawCard(scene, left, x - reach, height * 0.52, back, { turn: -tilt, corner, idPrefix: 'l' });
  drawCard(scene, right, x + reach, height * 0.52, back, { turn: tilt, corner, idPrefix: 'r' });
  drawCard(scene, middle, x, height * 0.48, front, { turn: 0, corner, idPrefix: 'm' });
}
