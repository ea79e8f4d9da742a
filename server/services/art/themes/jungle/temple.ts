import { oklch } from '../../kit/colour.ts';
import { facet } from '../../kit/facet.ts';
import { round } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path } from '../../kit/shapes.ts';
import type { JunglePalette } from './forest.ts';
import { drawFronds } from './forest.ts';

const base = 556;
const tiers = 6;

function drawTiers(scene: Scene, hue: number): void {
  const stone = (lightness: number) => oklch(lightness, 0.045, hue - 30);
  for (let tier = 0; tier < tiers; tier++) {
    const half = 236 - tier * 32;
    const y = base - tier * 52;
    const [top, mist] = [y - 52, 0.04 * tier];
    const lit = scene.linear(ramp(stone(0.6 + mist), stone(0.34 + mist)));
    const shade = scene.linear(ramp(stone(0.3 + mist), stone(0.17 + mist)));
    scene.add(
      path(facet([300 - half, y], [300 - half + 12, top], [300 + half * 0.34, top], [300 + half * 0.36, y]), {
        fill: lit,
      }),
      path(facet([300 + half * 0.36, y], [300 + half * 0.34, top], [300 + half - 12, top], [300 + half, y]), {
        fill: shade,
      }),
      path(
        facet(
          [300 - half + 8, top + 9],
          [300 - half + 8, top - 2],
          [300 + half - 8, top - 2],
          [300 + half - 8, top + 9],
        ),
        {
          fill: stone(0.86),
          opacity: 0.6,
        },
      ),
    );
    let joints = '';
    for (let joint = 0; joint < 9 - tier; joint++)
      joints += `M${round(scene.between(300 - half + 16, 300 + half - 16))} ${top + 14}v${round(scene.between(12, 32))}`;
    scene.add(line(joints, { stroke: stone(0.2), strokeWidth: 2.5, strokeOpacity: 0.4 }));
  }
}

function drawStairs(scene: Scene, { hue, light }: JunglePalette): void {
  const top = base - tiers * 52;
  const steps = scene.linear(ramp(oklch(0.9, 0.12, light), oklch(0.36, 0.05, hue - 30)));
  let treads = '';
  for (let y = top + 8; y < base; y += 11) {
    const half = 26 + ((y - top) / (base - top)) * 34;
    treads += `M${round(300 - half)} ${y}H${round(300 + half)}`;
  }
  scene.add(
    path(facet([240, base], [274, top], [326, top], [360, base]), { fill: steps }),
    line(treads, { stroke: oklch(0.26, 0.04, hue - 30), strokeWidth: 2.5, strokeOpacity: 0.55 }),
  );
}

function drawShrine(scene: Scene, { hue, light, stone }: JunglePalette): void {
  const y = base - tiers * 52;
  const wall = scene.linear(ramp(oklch(0.56, 0.05, hue - 30), oklch(0.3, 0.045, hue - 30)));
  scene.add(
    path(`M236 ${y}V${y - 62}H364V${y}Z`, { fill: wall }),
    path(`M222 ${y - 62}L250 ${y - 96}H350L378 ${y - 62}Z`, { fill: oklch(0.26, 0.05, hue - 30) }),
    path(`M278 ${y}V${y - 46}H322V${y}Z`, { fill: scene.linear(stops([0, '#fffbe0'], [1, oklch(0.84, 0.17, light)])) }),
  );
  scene.glow(300, y - 20, 130, oklch(0.95, 0.15, light), 0.7);
  scene.add(circle(300, y - 116, 20, { fill: oklch(0.9, 0.14, stone) }));
  scene.glow(300, y - 116, 120, oklch(0.85, 0.16, stone), 0.9);
}

/** Draws a stepped temple over the canopy in the morning mist. */
export function drawTemple(scene: Scene, palette: JunglePalette): void {
  const { hue, light } = palette;
  const sunX = scene.around(300, 40);
  scene.glow(sunX, 190, 340, oklch(0.95, 0.13, light), 0.55);
  const sun = scene.radial(
    stops([0, oklch(0.99, 0.05, light)], [0.7, oklch(0.93, 0.13, light)], [1, oklch(0.84, 0.15, light)]),
  );
  scene.add(circle(sunX, 180, scene.around(150, 14), { fill: sun, opacity: 0.9 }));
  scene.ridge(400, 70, { fill: oklch(0.5, 0.08, hue), opacity: 0.7 }, { roughness: 0.5 });
  drawTiers(scene, hue);
  drawStairs(scene, palette);
  drawShrine(scene, palette);
  const birds = Array.from({ length: scene.whole(4, 7) }, () => {
    const [x, y, size] = [scene.between(60, 540), scene.between(70, 210), scene.between(7, 13)].map(round) as [
      number,
      number,
      number,
    ];
    return `M${x - size} ${y - size * 0.4}Q${x - size * 0.4} ${y - size * 0.7} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.7} ${x + size} ${y - size * 0.4}`;
  });
  scene.add(
    line(birds.join(''), { stroke: oklch(0.2, 0.06, hue), strokeWidth: 3, strokeLinecap: 'round', opacity: 0.8 }),
  );
  const mist = { fill: oklch(0.93, 0.08, light), opacity: 0.35, filter: scene.blur(14) };
  scene.add(group(mist, ellipse(scene.around(150, 40), 470, 210, 20), ellipse(scene.around(470, 40), 510, 220, 22)));
  drawFronds(scene, 590, 0.34, 10, 130, hue);
}
