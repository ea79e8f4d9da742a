import { oklch } from '../../kit/colour.ts';
import { polar, round } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path } from '../../kit/shapes.ts';
import type { FruitPalette } from './ripe.ts';
import { drawFruitLeaf, ripeSkin, shine } from './ripe.ts';

/** A citrus by its hue and lightness; the pale ones are the yellow ones. */
interface Citrus {
  readonly hue: number;
  readonly lightness: number;
  readonly chroma: number;
}

const kinds: readonly [Citrus, ...Citrus[]] = [
  { hue: 58, lightness: 0.76, chroma: 0.18 },
  { hue: 98, lightness: 0.88, chroma: 0.17 },
  { hue: 128, lightness: 0.8, chroma: 0.2 },
  { hue: 24, lightness: 0.64, chroma: 0.21 },
];

const pulpSeed = (from: number, to: number) => from + (to - from) / 2;

/** The cut face of a fruit about the origin, as markup. */
function cutFace(scene: Scene, radius: number, { hue, lightness, chroma }: Citrus): string {
  const segments = scene.whole(9, 12);
  const rind = scene.radial([
    [0.82, oklch(lightness, chroma, hue)],
    [0.93, oklch(lightness - 0.04, chroma, hue - 4)],
    [1, oklch(lightness - 0.22, chroma * 0.9, hue - 10)],
  ]);
  const pith = scene.radial([
    [0, oklch(0.97, 0.04, hue)],
    [0.9, oklch(0.98, 0.03, hue + 10)],
    [1, oklch(0.9, 0.08, hue)],
  ]);
  const pulp = scene.radialOnCanvas(
    [
      [0, oklch(lightness + 0.14, chroma * 0.6, hue + 6)],
      [0.45, oklch(lightness + 0.04, chroma, hue)],
      [1, oklch(lightness - 0.1, chroma, hue - 8)],
    ],
    [0, 0, radius * 0.86],
  );
  const at = (reach: number, angle: number) =>
    polar(0, 0, radius * reach, angle)
      .map(round)
      .join(' ');
  let cells = '';
  let fibres = '';
  for (let segment = 0; segment < segments; segment++) {
    const gap = 0.05;
    const from = ((segment + gap) / segments) * Math.PI * 2;
    const to = ((segment + 1 - gap) / segments) * Math.PI * 2;
    const middle = pulpSeed(from, to);
    cells += `M${at(0.12, middle)}L${at(0.76, from)}Q${at(0.88, from + 0.05)} ${at(0.85, pulpSeed(from, middle))}Q${at(0.87, middle)} ${at(0.85, pulpSeed(middle, to))}Q${at(0.88, to - 0.05)} ${at(0.76, to)}Z`;
    for (let fibre = 0; fibre < 16; fibre++) {
      const angle = scene.between(from + 0.04, to - 0.04);
      const start = scene.between(0.3, 0.7);
      fibres += `M${at(start, angle * 0.9 + middle * 0.1)}L${at(start + scene.between(0.05, 0.14), angle)}`;
    }
  }
  return (
    circle(0, 0, radius, { fill: rind }) +
    circle(0, 0, radius * 0.91, { fill: pith }) +
    path(cells, {
      fill: pulp,
      stroke: oklch(lightness - 0.06, chroma, hue - 4),
      strokeWidth: 1.5,
      strokeLinejoin: 'round',
    }) +
    line(fibres, { stroke: '#fff', strokeOpacity: 0.34, strokeWidth: 2.4, strokeLinecap: 'round' })
  );
}

function drawSplash(scene: Scene, { hue, lightness, chroma }: Citrus): void {
  const juice = scene.linear([
    [0, oklch(0.97, 0.06, hue), 0.95],
    [1, oklch(lightness, chroma, hue), 0.85],
  ]);
  for (let count = 0; count < 16; count++) {
    const angle = scene.between(-Math.PI, 0.2);
    const [x, y] = polar(300, 330, scene.between(222, 290), angle);
    const radius = 3 + scene.random() ** 2 * 13;
    scene.add(
      ellipse(x, y, radius * 0.8, radius * 1.15, { fill: juice }, (angle * 180) / Math.PI + 90),
      circle(x - radius * 0.25, y - radius * 0.35, radius * 0.22, { fill: '#fff', opacity: 0.9 }),
    );
  }
}

/** Draws a cut citrus in front of a whole one, in a splash of its juice. */
export function drawCitrus(scene: Scene, { hue }: FruitPalette): void {
  const front = scene.pick(kinds);
  const back = kinds[(kinds.indexOf(front) + scene.whole(1, kinds.length - 1)) % kinds.length] ?? front;
  scene.glow(300, 310, 420, oklch(0.88, 0.12, hue + 30), 0.7);
  scene.groundShadow(300, 560, 230, 30);
  drawSplash(scene, front);
  drawFruitLeaf(scene, `translate(470 150) rotate(${round(scene.around(-24, 8))}) scale(-.6 .6)`);
  scene.add(
    circle(436, 232, 120, { fill: ripeSkin(scene, back.hue, back.chroma, back.lightness - 0.06) }),
    shine(scene, 396, 184, 42, 22),
  );
  drawFruitLeaf(scene, `translate(196 152) rotate(${round(scene.around(20, 8))}) scale(.62)`);
  const turn = round(scene.around(0, 14));
  scene.add(
    ellipse(292, 366, 196, 190, { fill: '#000', opacity: 0.5, filter: scene.blur(16) }),
    group({ transform: `translate(278 342) rotate(${turn})` }, cutFace(scene, 198, front)),
    ellipse(
      214,
      268,
      92,
      46,
      {
        fill: scene.linear([
          [0, '#fff', 0.5],
          [1, '#fff', 0],
        ]),
      },
      -38,
    ),
  );
  scene.spark(190, 226, 70);
}
