import { oklch } from '../../kit/colour.ts';
import { diagonal } from '../../kit/paint.ts';
import { polar, polygon } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path, rectangle } from '../../kit/shapes.ts';
import { drawBrilliant } from '../../props/brilliant.ts';
import { gold } from '../../props/gold.ts';
import type { StagePalette } from './stage.ts';

const field = [-166, -110, 332, 306] as const;
const stoneHues = [25, 155, 260, 78] as const;

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) =>
    polar(x, y, index % 2 ? radius * 0.42 : radius, (index * Math.PI) / 5 - Math.PI / 2),
  );
  return polygon(points);
}

function drawSymbols(scene: Scene): void {
  const shift = scene.whole(0, 2);
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      const [x, y] = [(column - 1) * 110, -60 + row * 102];
      if ((column + row + shift) % 3 === 0)
        scene.add(
          circle(x, y, 36, { fill: gold(scene, diagonal) }),
          circle(x, y, 27, { fill: 'none', stroke: '#8a5a14', strokeWidth: 2.5 }),
          path(star(x, y, 18), { fill: '#8a5a14', opacity: 0.8 }),
        );
      else drawBrilliant(scene, x, y, 32, stoneHues[(column * 2 + row + shift) % 4] ?? 25, { sides: 6 });
    }
}

/** The foil that is left after a coin has gone over it. */
function drawFoil(scene: Scene): void {
  const bow = () => Math.round(scene.around(0, 22));
  const scratched = `M-190 ${170 + bow()}C-60 120 -160 60 -20 ${30 + bow()}S-110 -30 40 ${-60 + bow()}S20 -20 110 -80`;
  const mask = scene.mask(
    rectangle(...field, { fill: '#fff' }) +
      line(scratched, {
        stroke: '#000',
        strokeWidth: scene.between(70, 86),
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }),
  );
  const silver = stops([0, '#f7f9fb'], [0.25, '#b9c1ca'], [0.45, '#eef1f4'], [0.65, '#98a2ad'], [1, '#d9dee4']);
  const weave = Array.from({ length: 12 }, (_, index) => `M-166 ${-100 + index * 27}L166 ${-150 + index * 27}`).join(
    '',
  );
  scene.add(
    group(
      { mask },
      rectangle(...field, { fill: scene.linear(silver, diagonal) }, 14),
      line(weave, { stroke: '#fff', strokeWidth: 5, opacity: 0.25, clipPath: scene.clip(rectangle(...field, {}, 14)) }),
    ),
  );
}

function drawCoin(scene: Scene, x: number, y: number): void {
  scene.add(
    group(
      { transform: `rotate(-18 ${x} ${y})` },
      ellipse(x + 6, y + 18, 82, 80, { fill: '#000', opacity: 0.5, filter: scene.blur(10) }),
      circle(x, y, 82, { fill: gold(scene, diagonal) }),
      circle(x, y, 68, { fill: 'none', stroke: '#8a5a14', strokeWidth: 3 }),
      circle(x, y, 75, { fill: 'none', stroke: '#8a5a14', strokeWidth: 5, strokeDasharray: '2 6', opacity: 0.6 }),
      path(star(x, y, 52), { fill: '#8a5a14', opacity: 0.75 }),
    ),
  );
  scene.spark(x - 46, y - 54, 56);
}

/** Draws a scratch card, half the foil gone, with the coin that did it. */
export function drawScratchCard(scene: Scene, { hue, accents: [first] }: StagePalette): void {
  scene.glow(300, 310, 360, oklch(0.85, 0.13, first), 0.6);
  scene.rays(300, 310, 24, 720, oklch(0.95, 0.08, first), { opacity: 0.2, softness: 2 });
  const card = scene.linear(ramp(oklch(0.62, 0.13, hue), oklch(0.36, 0.11, hue + 20)), diagonal);
  const shadow = { fill: '#000', opacity: 0.55, filter: scene.blur(18), transform: 'translate(-6 24)' };
  scene.add(
    `<g transform="translate(300 310) rotate(${Math.round(scene.around(7, 4))})">`,
    rectangle(-206, -232, 412, 470, shadow, 26),
    rectangle(-206, -232, 412, 470, { fill: card }, 26),
    rectangle(-192, -218, 384, 442, { fill: 'none', stroke: gold(scene, diagonal), strokeWidth: 4 }, 18),
    rectangle(...field, { fill: '#fffaf0' }, 14),
  );
  drawSymbols(scene);
  drawFoil(scene);
  const stars = [-96, -48, 0, 48, 96].map((x, index) => star(x, -164, index === 2 ? 28 : 19));
  scene.add(path(stars.join(''), { fill: gold(scene) }), '</g>');
  drawCoin(scene, Math.round(scene.around(150, 12)), Math.round(scene.around(474, 10)));
}
