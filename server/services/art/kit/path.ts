/** A place on the canvas, in its units. */
export type Point = readonly [x: number, y: number];

/** A number as it is written into markup: one decimal is finer than a pixel at every size served. */
export function round(value: number): number {
  if (!Number.isFinite(value)) throw new Error(`[art] A coordinate is ${value}; a drawing needs finite numbers.`);
  return Math.round(value * 10) / 10;
}

/** The point at an angle (radians, clockwise from the right) and distance from a centre. */
export const polar = (x: number, y: number, distance: number, angle: number): Point => [
  x + Math.cos(angle) * distance,
  y + Math.sin(angle) * distance,
];

/** Path data through the points in straight lines, left open. */
export const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

/** Path data of a closed shape with straight sides. */
export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`;

/** Path data of a full circle; `clockwise: false` cuts a hole into a shape drawn before it. */
export function circlePath(x: number, y: number, radius: number, clockwise = true): string {
  const sweep = clockwise ? 1 : 0;
  const r = round(radius);
  const [left, right] = [round(x - radius), round(x + radius)];
  return `M${left} ${round(y)}A${r} ${r} 0 1 ${sweep} ${right} ${round(y)}A${r} ${r} 0 1 ${sweep} ${left} ${round(y)}Z`;
}

/** Path data of an open curve through all points (Catmull-Rom drawn as cubic Béziers). */
export function smoothCurve(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  let path = `M${round(first[0])} ${round(first[1])}`;
  for (const [index, from] of points.entries()) {
    const to = points[index + 1];
    if (!to) break;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...leave, ...arrive, ...to].map(round).join(' ')}`;
  }
  return path;
}
