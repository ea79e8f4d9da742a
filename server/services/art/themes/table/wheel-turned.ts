import { oklch } from '../../kit/colour.ts';
import { across, diagonal, upperLeftLight } from '../../kit/paint.ts';
import { polar } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, path } from '../../kit/shapes.ts';
import { gold } from '../../props/gold.ts';
import type { TablePalette } from './felt.ts';
import type { Ring } from './wheel-parts.ts';
import { drawCone, drawIvoryBall, drawPockets } from './wheel-parts.ts';

const squash = 0.56;
const centre = { x: 300, y: 344 };

function drawBowl(scene: Scene): void {
  const { x, y } = centre;
  const wall = scene.linear(stops([0, '#2a1206'], [0.3, '#a5652c'], [0.55, '#6b3a18'], [1, '#1d0b03']), across);
  const lip = scene.linear(stops([0, '#c98443'], [0.45, '#7a4218'], [1, '#3a1b09']), diagonal);
  scene.add(
    ellipse(x, y + 96, 330, 170, { fill: '#000', opacity: 0.6, filter: scene.blur(22) }),
    path(`M${x - 318} ${y}A318 178 0 0 0 ${x + 318} ${y}V${y + 40}A318 178 0 0 1 ${x - 318} ${y + 40}Z`, {
      fill: wall,
    }),
    ellipse(x, y, 318, 178, { fill: lip }),
    ellipse(x, y, 304, 168, { fill: 'none', stroke: gold(scene, across), strokeWidth: 4 }),
    ellipse(x, y + 7, 276, 151, { fill: scene.linear(ramp('#2c1406', '#7d471d', '#b06b30'), diagonal) }),
  );
}

/** The turret standing upright in the middle, with its four arms. */
function drawUprightTurret(scene: Scene, turn: number): void {
  const { x } = centre;
  const y = centre.y - 22;
  const brass = gold(scene, across);
  const knob = scene.radial(ramp('#fff8dc', '#e2ad3e', '#6e430c'), upperLeftLight);
  scene.add(
    path(
      `M${x - 46} ${y + 26}Q${x - 16} ${y - 6} ${x - 12} ${y - 60}H${x + 12}Q${x + 16} ${y - 6} ${x + 46} ${y + 26}Z`,
      { fill: brass },
    ),
  );
  for (const quarter of [0, 1, 2, 3]) {
    const [dx, dy] = polar(0, 0, 92, turn + (quarter * Math.PI) / 2);
    const [endX, endY] = [x + dx, y - 48 + dy * squash];
    scene.add(
      path(`M${x} ${y - 54}L${endX} ${endY - 5}V${endY + 5}L${x} ${y - 40}Z`, { fill: brass }),
      circle(endX, endY, 14, { fill: knob }),
    );
  }
  scene.add(
    ellipse(x, y - 60, 24, 18, { fill: knob }),
    path(`M${x - 9} ${y - 66}L${x - 6} ${y - 108}H${x + 6}L${x + 9} ${y - 66}Z`, { fill: brass }),
    circle(x, y - 116, 19, { fill: knob }),
  );
}

/** Draws the wheel as a player sees it, with the turret upright and the ball running along the track. */
export function drawTurnedWheel(scene: Scene, { light }: TablePalette): void {
  const { x, y } = centre;
  scene.glow(x, 250, 380, oklch(0.92, 0.1, light), 0.55);
  drawBowl(scene);
  const ring: Ring = { x: 0, y: 0, outer: 252, inner: 158, turn: scene.between(0, Math.PI * 2) };
  scene.add(`<g transform="translate(${x} ${y + 14}) scale(1 ${squash})">`);
  drawPockets(scene, ring);
  drawCone(scene, ring);
  scene.add('</g>');
  drawUprightTurret(scene, scene.between(0, Math.PI / 2));
  const [ballX, ballY] = polar(0, 0, 282, scene.between(0.35, 1.1));
  const track = { fill: 'none', stroke: '#fff', strokeLinecap: 'round', opacity: 0.28, filter: scene.blur(4) } as const;
  scene.add(
    path(`M${x + ballX} ${y + ballY * squash}A282 158 0 0 0 ${x + 262} ${y - 40}`, { ...track, strokeWidth: 13 }),
    path('M60 250A318 178 0 0 1 250 168L262 190A276 151 0 0 0 92 268Z', { fill: '#fff', opacity: 0.16 }),
  );
  drawIvoryBall(scene, x + ballX, y + ballY * squash - 8, 20);
  scene.spark(x - 5, y - 142, 60);
}
