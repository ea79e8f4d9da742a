import { oklch } from '../../kit/colour.ts';
import { polar, polyline } from '../../kit/path.ts';
import { stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, line, path, rectangle } from '../../kit/shapes.ts';
import { flatMetal } from '../../props/gold.ts';
import type { ClockworkPalette } from './workshop.ts';
import { drawFarWheels, drawWheel } from './workshop.ts';

const centre = [300, 310] as const;
const hours = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];
const ink = '#2a1a0a';
const steel = { fill: '#1a2233', stroke: '#6b7aa0', strokeWidth: 1.5 };

function drawDial(scene: Scene, { metal, chroma }: ClockworkPalette): void {
  const enamel = stops([0, '#fffdf3'], [0.7, '#efe3c6'], [1, '#b99d6c']);
  scene.add(
    circle(300, 330, 236, { fill: '#000', opacity: 0.6, filter: scene.blur(18) }),
    circle(...centre, 236, { fill: flatMetal(scene, metal, chroma) }),
    circle(...centre, 216, { fill: oklch(0.2, 0.05, metal - 10) }),
    circle(...centre, 211, { fill: flatMetal(scene, metal, chroma, [1, 1, 0, 0]) }),
    circle(...centre, 196, { fill: scene.radial(enamel, [0.5, 0.5, 0.55, 0.42, 0.35]) }),
  );
  const ticks = Array.from({ length: 60 }, (_, minute) => {
    const angle = (minute * Math.PI) / 30;
    return polyline([polar(...centre, 186, angle), polar(...centre, 193, angle)]);
  });
  scene.add(line(ticks.join(''), { stroke: ink, strokeWidth: 2.6 }));
  for (const [index, hour] of hours.entries()) {
    const numeral = scene.readable(hour, 'playfair-display-sc', 300, 148, 34);
    scene.add(path(numeral, { fill: ink, transform: `rotate(${index * 30} ${centre.join(' ')})` }));
  }
}

function drawWorks(scene: Scene, palette: ClockworkPalette): void {
  const window = scene.clip(circle(...centre, 112));
  scene.add(
    circle(...centre, 116, { fill: flatMetal(scene, palette.metal, palette.chroma) }),
    `<g clip-path="${window}">`,
    rectangle(180, 190, 240, 240, { fill: oklch(0.12, 0.03, palette.hue) }),
  );
  const wheels = [
    [266, 280, 66, 16, 1],
    [352, 350, 58, 14, 0.9],
    [360, 258, 40, 12, 0.8],
    [248, 372, 40, 10, 0.8],
  ] as const;
  for (const [x, y, radius, teeth, lit] of wheels)
    drawWheel(scene, palette, {
      x: scene.around(x, 5),
      y: scene.around(y, 5),
      radius,
      teeth,
      lit,
      turn: scene.between(0, 30),
    });
  scene.add('</g>');
}

function drawHands(scene: Scene, { metal, chroma }: ClockworkPalette): void {
  const [hour, minute] = [scene.whole(0, 11), scene.whole(0, 11) * 5];
  const long = path('M294 324L285 196L300 136L315 196L306 324Z', {
    ...steel,
    transform: `rotate(${minute * 6} ${centre.join(' ')})`,
  });
  const short = path('M292 324L286 238L300 190L314 238L308 324Z', {
    ...steel,
    transform: `rotate(${hour * 30 + minute / 2} ${centre.join(' ')})`,
  });
  scene.add(
    group({ opacity: 0.4, filter: scene.blur(4), transform: 'translate(5 9)' }, long, short),
    short,
    long,
    circle(300, 310, 15, { fill: flatMetal(scene, metal, chroma) }),
  );
}

/** Draws an enamel clock whose middle is open on its works. */
export function drawClockFace(scene: Scene, palette: ClockworkPalette): void {
  drawFarWheels(scene, palette, 0.55);
  scene.glow(...centre, 300, oklch(0.85, 0.11, palette.glow), 0.6);
  drawDial(scene, palette);
  drawWorks(scene, palette);
  drawHands(scene, palette);
  scene.add(path('M128 240A190 190 0 0 1 350 120C250 140 180 190 128 240Z', { fill: '#fff', opacity: 0.4 }));
  scene.spark(152, 168, 44);
}
