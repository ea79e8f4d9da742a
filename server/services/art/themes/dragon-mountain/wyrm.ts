import { oklch } from '../../kit/colour.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, line, path } from '../../kit/shapes.ts';
import type { DragonPalette } from './mountain.ts';
import { drawEmbers } from './mountain.ts';

const body =
  'M318 236C330 214 350 196 378 190C392 176 404 168 420 160C414 174 408 184 404 192C420 196 440 204 456 222C440 226 426 226 414 224C420 230 424 236 426 244C408 242 392 236 380 230C366 240 356 256 352 276' +
  'C424 216 520 206 596 262C566 262 546 270 534 286C506 278 484 284 470 304C446 292 424 298 410 320C392 310 374 312 358 324C352 352 336 376 312 388C330 420 322 462 284 486C250 508 204 500 184 470' +
  'C170 446 178 420 200 414C190 432 194 450 212 458C238 470 270 456 276 428C280 406 266 392 246 384C228 376 216 362 212 346C192 326 172 322 152 332C142 306 122 292 96 296C86 274 64 262 34 264' +
  'C86 200 180 196 254 262C256 238 276 214 300 196C296 212 300 226 318 236Z';
const wingBones =
  'M252 264C200 262 150 268 96 296M252 264C210 280 176 300 152 332M254 266C236 290 222 318 212 346M354 276C420 256 480 262 534 286M354 276C396 276 438 284 470 304M356 278C380 290 396 302 410 320';
const eye = [402, 204] as const;

/** Draws a winged silhouette against the burning sky, its edge lit. */
export function drawWyrm(scene: Scene, palette: DragonPalette): void {
  const { hue, ember, shade } = palette;
  const sky = stops(
    [0, oklch(0.12, 0.05, shade)],
    [0.4, oklch(0.36, 0.13, hue)],
    [0.7, oklch(0.8, 0.15, ember)],
    [1, oklch(0.3, 0.1, hue)],
  );
  const lightX = scene.around(300, 40);
  scene.background(scene.linear(sky));
  scene.glow(lightX, 470, 420, oklch(0.92, 0.16, ember), 0.85);
  scene.rays(lightX, 560, 18, 720, oklch(0.95, 0.12, ember), { from: 190, to: 350, softness: 5 });
  const far = ramp(oklch(0.5, 0.13, hue), oklch(0.76, 0.14, ember - 10));
  const near = ramp(oklch(0.24, 0.09, hue), oklch(0.1, 0.04, shade));
  scene.ridge(470, 140, { fill: scene.linearOnCanvas(far, [0, 330, 0, 600]) }, { roughness: 0.52 });
  scene.ridge(570, 90, { fill: scene.linearOnCanvas(near, [0, 480, 0, 740]) }, { roughness: 0.52 });
  const hide = scene.linear(ramp(oklch(0.3, 0.1, hue), oklch(0.14, 0.06, shade), oklch(0.08, 0.03, shade)));
  const rim = scene.linear(
    stops([0, oklch(0.8, 0.12, ember)], [0.6, oklch(0.75, 0.16, ember)], [1, oklch(0.5, 0.15, hue)]),
  );
  scene.add(
    `<g transform="translate(0 ${Math.round(scene.around(0, 14))}) rotate(${Math.round(scene.around(0, 5))} 300 320)">`,
  );
  scene.shadow(body, { drop: 20, softness: 14, opacity: 0.4 });
  scene.add(
    path(body, { fill: hide, stroke: rim, strokeWidth: 2.6, strokeLinejoin: 'round' }),
    line(wingBones, { stroke: oklch(0.6, 0.15, ember), strokeWidth: 2.4, strokeOpacity: 0.55 }),
  );
  scene.glow(...eye, 14, '#fff3b0', 1);
  scene.add(circle(...eye, 3.4, { fill: '#fffbe0' }), '</g>');
  drawEmbers(scene, palette);
}
