import { oklch } from '../../kit/colour.ts';
import { across, diagonal, upperLeftLight } from '../../kit/paint.ts';
import { facet } from '../../kit/facet.ts';
import { polar, round } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path } from '../../kit/shapes.ts';
import { gold } from '../../props/gold.ts';
import type { TablePalette } from './felt.ts';
import type { Ring } from './wheel-parts.ts';
import { drawIvoryBall, drawPockets } from './wheel-parts.ts';

function drawTrack(scene: Scene, { x, y, outer }: Ring): void {
  const rings = [
    [outer + 190, ramp('#2a1206', '#5c2f11')],
    [outer + 150, ramp('#b9733a', '#8a4d20')],
    [outer + 44, ramp('#5c2f11', '#32170a')],
  ] as const;
  for (const [radius, colours] of rings)
    scene.add(circle(x, y, radius, { fill: scene.linearOnCanvas(colours, [0, 0, 600, 300]) }));
  for (const radius of [outer + 150, outer + 46])
    scene.add(circle(x, y, radius, { fill: 'none', stroke: gold(scene, diagonal), strokeWidth: 5 }));
}

/** The metal lozenges that throw the ball off its course. */
function drawDeflectors(scene: Scene, { x, y, outer }: Ring, shift: number): void {
  for (const index of [-1, 0, 1]) {
    const angle = -Math.PI / 2 + index * 0.38 + shift;
    const [px, py] = polar(x, y, outer + 96, angle);
    const turn = index % 2 ? 0 : 90;
    scene.add(
      group(
        { transform: `translate(${round(px)} ${round(py)}) rotate(${round((angle * 180) / Math.PI + 90 + turn)})` },
        path(facet([-46, 4], [0, -13], [46, 4], [0, 21]), { fill: '#000', opacity: 0.45, filter: scene.blur(5) }),
        path(facet([-44, 0], [0, -15], [44, 0], [0, 15]), {
          fill: gold(scene, across),
          stroke: '#4a2804',
          strokeWidth: 1.5,
        }),
        path(facet([-44, 0], [0, -15], [44, 0]), { fill: '#fff', opacity: 0.35 }),
      ),
    );
  }
}

/** The lacquered bowl inside the pockets, in the colour of the felt. */
function drawBowl(scene: Scene, { x, y, inner }: Ring, { hue, chroma }: TablePalette): void {
  const lacquer = stops(
    [0, oklch(0.5, chroma, hue)],
    [0.62, oklch(0.34, chroma, hue)],
    [0.88, oklch(0.24, chroma * 0.8, hue)],
    [1, oklch(0.44, chroma, hue)],
  );
  scene.add(
    circle(x, y, inner, { fill: scene.radialOnCanvas(lacquer, [x, y, inner]) }),
    circle(x, y, inner, { fill: 'none', stroke: gold(scene, diagonal), strokeWidth: 12 }),
    circle(x, y, inner - 26, { fill: 'none', stroke: '#e9c46a', strokeWidth: 2.5, opacity: 0.7 }),
    circle(x, y, inner - 118, { fill: oklch(0.16, chroma * 0.6, hue), stroke: gold(scene, diagonal), strokeWidth: 6 }),
  );
}

/** Draws the rim of a wheel close up, the ball just coming to rest. */
export function drawBallLanding(scene: Scene, palette: TablePalette): void {
  const ring: Ring = { x: scene.around(300, 40), y: 800, outer: 640, inner: 410, turn: scene.between(0, Math.PI * 2) };
  drawTrack(scene, ring);
  drawPockets(scene, ring);
  drawBowl(scene, ring, palette);
  drawDeflectors(scene, ring, scene.around(0.12, 0.12));
  const pocket = Math.round((-Math.PI / 2 - ring.turn) / ((Math.PI * 2) / 37) - 0.5) + scene.whole(0, 1);
  const angle = ((pocket + 0.5) * Math.PI * 2) / 37 + ring.turn;
  const [ballX, ballY] = polar(ring.x, ring.y, 482, angle);
  scene.glow(ballX, ballY, 190, oklch(0.93, 0.1, palette.light), 0.7);
  const trail = scene.radial(stops([0, '#fff', 0.4], [1, '#fff', 0]), upperLeftLight);
  for (const [back, size] of [
    [0.16, 26],
    [0.12, 32],
    [0.08, 38],
  ] as const)
    scene.add(
      circle(...polar(ring.x, ring.y, 482 + back * 560, angle + back), size, { fill: trail, filter: scene.blur(4) }),
    );
  drawIvoryBall(scene, ballX, ballY, 46);
  scene.spark(ballX - 20, ballY - 24, 60);
}
