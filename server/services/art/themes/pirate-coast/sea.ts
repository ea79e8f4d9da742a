import { oklch } from '../../kit/colour.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, path, rectangle } from '../../kit/shapes.ts';
import type { Palette } from '../../theme.ts';

/** Hues of a coast: `hue` is the air, `moon` the light, `night` the deep water and the dark. */
export interface PiratePalette extends Palette {
  readonly moon: number;
  readonly night: number;
}

const horizon = 480;

/** Draws the sky at nightfall. */
export function drawSky(scene: Scene, { hue, moon, night }: PiratePalette): void {
  const sky = stops(
    [0, oklch(0.16, 0.06, night)],
    [0.35, oklch(0.4, 0.1, hue)],
    [0.58, oklch(0.74, 0.12, moon)],
    [0.6, oklch(0.3, 0.08, hue)],
    [1, oklch(0.08, 0.04, night)],
  );
  scene.background(scene.linear(sky));
  scene.stars(60, { bottom: 260 });
}

/** Draws a huge moon with its seas, clouds drifting over it. */
export function drawMoon(scene: Scene, { hue, moon }: PiratePalette): void {
  const [x, y, radius] = [scene.around(300, 20), scene.around(276, 12), scene.around(188, 14)];
  const face = stops([0, oklch(0.98, 0.05, moon)], [0.75, oklch(0.92, 0.1, moon)], [1, oklch(0.78, 0.13, moon)]);
  scene.glow(x, y, 420, oklch(0.95, 0.1, moon), 0.75);
  const disc = scene.clip(circle(x, y, radius));
  const seas = Array.from({ length: 9 }, () =>
    ellipse(x + scene.around(0, 130), y + scene.around(0, 120), scene.between(8, 34), scene.between(6, 24)),
  );
  const clouds = Array.from({ length: 7 }, () =>
    ellipse(scene.between(-60, 660), scene.between(190, 440), scene.between(80, 170), scene.between(7, 15)),
  );
  scene.add(
    circle(x, y, radius, { fill: scene.radial(face, [0.5, 0.5, 0.5, 0.45, 0.4]) }),
    group({ fill: oklch(0.74, 0.1, moon), opacity: 0.3, clipPath: disc }, ...seas),
    group({ fill: oklch(0.45, 0.08, hue), opacity: 0.6, filter: scene.blur(7) }, ...clouds),
  );
}

/** Draws the water, the light on it in a path towards the viewer. */
export function drawWater(scene: Scene, { hue, moon, night }: PiratePalette): void {
  const water = stops([0, oklch(0.5, 0.1, hue)], [0.25, oklch(0.28, 0.08, hue + 5)], [1, oklch(0.08, 0.04, night)]);
  const glitter = Array.from({ length: 60 }, (_, index) => {
    const nearness = (index / 60) ** 1.5;
    const width = (190 - 60 * nearness) * scene.between(0.3, 1);
    const x = 300 - width / 2 + scene.around(0, 50);
    return rectangle(x, horizon + 4 + nearness * 220, width, 1.6 + nearness * 3, {}, 2);
  });
  scene.add(
    rectangle(-30, horizon, 660, 410, { fill: scene.linear(water) }),
    group({ fill: oklch(0.95, 0.1, moon), opacity: 0.55 }, ...glitter),
  );
}

/** Draws three bands of waves in front. */
export function drawWaves(scene: Scene, { hue, night }: PiratePalette): void {
  for (let wave = 0; wave < 3; wave++) {
    const y = 590 + wave * 52;
    const colours = ramp(oklch(0.34 - 0.08 * wave, 0.08, hue), oklch(0.1, 0.04, night));
    scene.dune(
      y,
      9,
      { fill: scene.linearOnCanvas(colours, [0, y - 10, 0, 760]) },
      { phase: scene.between(0, 6), waves: 3.4 },
    );
  }
}

/** Draws spray in the air, and the dark that the title stands on. */
export function drawSpray(scene: Scene, { moon, night }: PiratePalette): void {
  scene.motes(34, oklch(0.95, 0.1, moon), { bottom: 760, smallest: 1, largest: 3, opacity: 0.7 });
  scene.scrim(oklch(0.07, 0.035, night), 0.55, 0.95);
}

/** A galleon under full sail in outline, its waterline middle at (x, y). */
export function galleon(x: number, y: number, scale: number, fill: string): string {
  const hull = 'M-150 40C-120 90 -90 104 -60 108H80C112 104 140 70 156 14L120 24V44H-96L-110 14H-160Z';
  const masts = 'M-66 40V-178h6V40ZM14 40V-220h7V40ZM86 30V-150h6V30ZM150 16L212 -18l2 4L156 24Z';
  const sails =
    'M-110 -40Q-64 -18 -14 -40Q-24 4 -8 30Q-64 44 -116 28Q-98 -6 -110 -40ZM-100 -112Q-64 -96 -24 -112Q-32 -76 -20 -54Q-64 -40 -108 -56Q-92 -84 -100 -112Z' +
    'M-34 -56Q18 -30 72 -56Q60 -6 78 24Q18 42 -40 24Q-22 -16 -34 -56ZM-24 -144Q18 -122 62 -144Q52 -100 66 -72Q18 -56 -32 -72Q-16 -106 -24 -144Z' +
    'M-12 -206Q18 -192 50 -206Q44 -176 54 -158Q18 -146 -18 -158Q-8 -180 -12 -206ZM58 -92Q90 -76 122 -92Q114 -54 128 -24Q90 -10 52 -26Q66 -60 58 -92Z' +
    'M64 -142Q90 -130 116 -142Q110 -120 118 -106Q90 -96 60 -108Q68 -126 64 -142ZM132 -64L206 -14L130 2Z';
  const pennants = 'M17 -220l34 8l-34 12ZM-63 -178l28 7l-28 10ZM89 -150l26 7l-26 9Z';
  const place = `translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(scale * 100) / 100})`;
  return group({ fill, transform: place }, ...[hull, masts, sails, pennants].map((data) => path(data, {})));
}
