import { oklch } from '../../kit/colour.ts';
import { facet } from '../../kit/facet.ts';
import { across } from '../../kit/paint.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, line, path } from '../../kit/shapes.ts';
import { leaf } from '../../props/leaf.ts';
import type { JunglePalette } from './forest.ts';

const face =
  'M300 150C390 150 436 206 432 290C430 380 392 440 356 482C334 506 266 506 244 482C208 440 170 380 168 290C164 206 210 150 300 150Z';
const eye = 'M200 312C222 282 262 286 280 316C256 336 222 336 200 312Z';
const dark = '#1c0d02';
const groove = '#6a3d0a';
const bronze = '#5b3306';

function drawCrest(scene: Scene, { hue, light }: JunglePalette): void {
  const count = scene.whole(19, 25);
  for (let index = 0; index < count; index++) {
    const angle = Math.PI * (0.93 + (1.14 * index) / (count - 1));
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const shape = leaf(300 + cos * 118, 320 + sin * 140, scene.between(120, 168), angle, 0.13);
    const tip = oklch(index % 2 ? 0.62 : 0.5, 0.16, index % 3 ? hue - 10 : light);
    const fill = scene.linear(ramp(oklch(0.3, 0.1, hue), tip), [0.5, 0.5, 0.5 + cos / 2, 0.5 + sin / 2]);
    scene.add(
      path(shape.outline, { fill }),
      line(shape.vein, { stroke: oklch(0.8, 0.13, light), strokeWidth: 2, opacity: 0.5 }),
    );
  }
}

function drawBrow(scene: Scene, jewel: number): void {
  const enamel = { fill: oklch(0.5, 0.13, jewel), stroke: '#f6d06a', strokeWidth: 5 };
  scene.add(path('M176 250C230 206 370 206 424 250L430 214C370 160 230 160 170 214Z', enamel));
  for (let stud = 0; stud < 7; stud++) {
    const x = 212 + stud * 29.3;
    const lift = 10 * Math.sin((stud / 6) * Math.PI);
    const fill = stud % 2 ? '#f7d876' : oklch(0.6, 0.2, 30);
    scene.add(
      path(facet([x - 14, 216 - lift], [x, 199 - lift], [x + 14, 216 - lift], [x, 236 - lift]), {
        fill,
        stroke: bronze,
        strokeWidth: 2,
      }),
    );
  }
}

function drawFeatures(scene: Scene, { hue }: JunglePalette): void {
  const iris = oklch(0.9, 0.18, hue);
  scene.add(group({ fill: dark }, path(eye, {}), path(eye, { transform: 'translate(600 0) scale(-1 1)' })));
  for (const x of [242, 358]) {
    scene.glow(x, 312, 46, oklch(0.85, 0.2, hue), 1);
    scene.add(circle(x, 311, 13, { fill: iris }));
  }
  const brows = 'M190 286C220 258 262 262 288 292M410 286C380 258 338 262 312 292';
  const nose = { fill: scene.linear(ramp('#fff2bd', '#e8b443', '#8a5410'), across), stroke: groove, strokeWidth: 2.5 };
  scene.add(
    line(brows, { stroke: bronze, strokeWidth: 9, strokeLinecap: 'round' }),
    path('M284 300L268 392Q300 412 332 392L316 300Z', nose),
    path('M244 432Q300 412 356 432Q336 462 300 462Q264 462 244 432Z', { fill: dark }),
    line('M252 434h96M270 428v26M300 425v34M330 428v26', { stroke: '#e9b948', strokeWidth: 5 }),
    line('M200 350Q190 400 232 440M400 350Q410 400 368 440', { stroke: groove, strokeWidth: 6 }),
    path('M214 366l16 8l-12 14ZM386 366l-16 8l12 14Z', { fill: oklch(0.6, 0.14, 190), stroke: bronze, strokeWidth: 2 }),
  );
}

/** Draws a gold mask in a crest of leaves: a fantasy, like no living culture's. */
export function drawMask(scene: Scene, palette: JunglePalette): void {
  scene.glow(300, 310, 330, oklch(0.93, 0.15, 85), 0.75);
  drawCrest(scene, palette);
  const metal = stops(
    [0, '#7c480c'],
    [0.2, '#dca02e'],
    [0.4, '#fff0b4'],
    [0.52, '#f2c04a'],
    [0.75, '#b5761c'],
    [1, '#633806'],
  );
  scene.shadow(face, { drop: 18, softness: 16, opacity: 0.6 });
  scene.add(path(face, { fill: scene.linear(metal, [0, 0, 1, 0.15]), stroke: '#4a2804', strokeWidth: 3 }));
  drawBrow(scene, palette.stone);
  drawFeatures(scene, palette);
  const sheen = { stroke: '#fff', strokeOpacity: 0.5, strokeWidth: 9, filter: scene.blur(3) };
  scene.add(line('M206 232C190 300 200 370 230 420', sheen));
}
