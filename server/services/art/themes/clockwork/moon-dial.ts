import { oklch } from '../../kit/colour.ts';
import { across, upperLeftLight } from '../../kit/paint.ts';
import { polar, polygon, polyline, round } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, line, path } from '../../kit/shapes.ts';
import { flatMetal } from '../../props/gold.ts';
import type { ClockworkPalette } from './workshop.ts';
import { drawFarWheels, drawScrews } from './workshop.ts';

const centre = [300, 306] as const;
const full = Math.PI * 2;

/** An eight-rayed sun in outline. */
function sunburst(x: number, y: number, radius: number, rays: number): string {
  const points = Array.from({ length: rays * 2 }, (_, index) =>
    polar(x, y, index % 2 ? radius * 0.62 : radius, (index / (rays * 2)) * full),
  );
  return polygon(points);
}

function drawRim(scene: Scene, { metal, chroma, hue }: ClockworkPalette): void {
  scene.add(
    circle(300, 330, 238, { fill: '#000', opacity: 0.6, filter: scene.blur(20) }),
    circle(...centre, 238, { fill: flatMetal(scene, metal, chroma) }),
    circle(...centre, 220, { fill: oklch(0.16, 0.05, hue) }),
    circle(...centre, 216, { fill: flatMetal(scene, metal, chroma, [1, 1, 0, 0]) }),
    circle(...centre, 176, { fill: oklch(0.14, 0.04, hue) }),
  );
  const ticks = Array.from({ length: 72 }, (_, tick) => {
    const angle = (tick / 72) * full;
    return polyline([polar(...centre, tick % 6 ? 200 : 190, angle), polar(...centre, 212, angle)]);
  });
  scene.add(line(ticks.join(''), { stroke: '#2a1a0a', strokeWidth: 2.6 }));
  drawScrews(scene, ...centre, 229, 12);
}

/** The night disc: stars set in enamel, and two moons of which one shows. */
function drawNight(scene: Scene, { trim }: ClockworkPalette, phase: number): void {
  const enamel = stops([0, oklch(0.42, 0.13, 258)], [0.6, oklch(0.26, 0.11, 264)], [1, oklch(0.14, 0.07, 270)]);
  const window = scene.clip(circle(...centre, 172));
  const stars = Array.from({ length: 46 }, () => {
    const [x, y] = polar(...centre, Math.sqrt(scene.random()) * 168, scene.between(0, full));
    return circle(x, y, 0.8 + scene.random() ** 3 * 3.2, { opacity: scene.between(0.5, 1) });
  });
  const gilt = { stroke: flatMetal(scene, trim), strokeWidth: 1.8, opacity: 0.8 };
  const [moonX, moonY] = polar(...centre, 62, phase);
  const face = stops([0, '#fffdf0'], [0.55, '#f6e6b0'], [1, '#b9863a']);
  scene.add(
    circle(...centre, 172, { fill: scene.radial(enamel) }),
    `<g clip-path="${window}">`,
    group({ fill: '#ffe9b0' }, ...stars),
    ...[70, 104, 138].map((radius) => circle(...centre, radius, { fill: 'none', ...gilt })),
    '</g>',
  );
  scene.glow(moonX, moonY, 150, '#ffefc0', 0.8);
  scene.add(
    circle(moonX, moonY, 66, { fill: scene.radial(face, upperLeftLight) }),
    group(
      { fill: '#a87c36', opacity: 0.35 },
      circle(moonX - 18, moonY + 14, 12),
      circle(moonX + 20, moonY - 16, 9),
      circle(moonX + 12, moonY + 26, 6),
    ),
    `<g clip-path="${window}">`,
    circle(moonX + 46, moonY - 12, 64, { fill: oklch(0.2, 0.09, 266), opacity: 0.86 }),
    '</g>',
  );
}

/** The pointer with its sun, over the zodiac of plain rings. */
function drawPointer(scene: Scene, { metal, chroma, glow }: ClockworkPalette, turn: number): void {
  const brass = flatMetal(scene, metal, chroma);
  scene.add(`<g transform="rotate(${round((turn * 180) / Math.PI)} ${centre.join(' ')})">`);
  scene.shadow(sunburst(444, 306, 42, 12), { drop: 10, softness: 6 });
  scene.add(
    path('M210 300L404 302V310L210 312L190 306Z', {
      fill: flatMetal(scene, metal, chroma, across),
      stroke: '#2a1a0a',
      strokeWidth: 1.2,
    }),
    path(sunburst(444, 306, 44, 12), { fill: brass, stroke: '#4a2804', strokeWidth: 1.5 }),
    circle(444, 306, 22, {
      fill: scene.radial(ramp('#fff', oklch(0.88, 0.13, glow), oklch(0.55, 0.15, glow - 20)), upperLeftLight),
    }),
    '</g>',
    circle(...centre, 20, { fill: brass, stroke: '#2a1a0a', strokeWidth: 2 }),
    circle(...centre, 8, { fill: '#2a1a0a' }),
  );
}

/** Draws an astronomical dial: the moon in its night of enamel, a sun on the pointer. */
export function drawMoonDial(scene: Scene, palette: ClockworkPalette): void {
  drawFarWheels(scene, palette, 0.5);
  scene.glow(...centre, 320, oklch(0.85, 0.12, palette.glow), 0.65);
  drawRim(scene, palette);
  const phase = scene.between(0, full);
  drawNight(scene, palette, phase);
  drawPointer(scene, palette, phase + Math.PI * scene.between(0.7, 1.3));
  scene.add(path('M128 238A190 190 0 0 1 350 118C250 138 180 188 128 238Z', { fill: '#fff', opacity: 0.22 }));
  scene.spark(146, 168, 46);
}
