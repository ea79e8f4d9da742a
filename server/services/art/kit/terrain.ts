import type { Canvas } from './canvas.ts';
import type { Point } from './path.ts';
import { polygon, round, smoothCurve } from './path.ts';
import type { Look } from './shapes.ts';
import { path } from './shapes.ts';

/** Land in outline, filled down to the bottom of the canvas. Both return their skyline. */
export interface Terrain {
  /** A broken skyline by midpoint displacement; more `steps` and `roughness` give more teeth. */
  ridge(y: number, height: number, look: Look, shape?: { steps?: number; roughness?: number }): readonly Point[];
  /** A soft wave; `phase` in radians, `waves` in half periods over the width. */
  dune(y: number, height: number, look: Look, shape?: { phase?: number; waves?: number }): readonly Point[];
}

/** The land of a canvas. */
export function createTerrain(canvas: Canvas): Terrain {
  const { width, height: bottom } = canvas;
  return {
    ridge(y, height, look, { steps = 6, roughness = 0.55 } = {}) {
      let skyline: Point[] = [
        [0, canvas.around(y, height / 2)],
        [width, canvas.around(y, height / 2)],
      ];
      let reach = height;
      for (let step = 0; step < steps; step++) {
        skyline = skyline.flatMap((point, index): Point[] => {
          const next = skyline[index + 1];
          if (!next) return [point];
          return [point, [(point[0] + next[0]) / 2, canvas.around((point[1] + next[1]) / 2, reach)]];
        });
        reach *= roughness;
      }
      const ends = [skyline[0]?.[1] ?? y, skyline.at(-1)?.[1] ?? y] as const;
      // Beyond both edges and the foot, so that a shifted scene shows no gap.
      const foot = bottom + 90;
      canvas.add(
        path(polygon([[-30, foot], [-30, ends[0]], ...skyline, [width + 30, ends[1]], [width + 30, foot]]), look),
      );
      return skyline;
    },
    dune(y, height, look, { phase = canvas.between(0, 6), waves = 1.2 } = {}) {
      const skyline = Array.from({ length: 15 }, (_, index): Point => {
        const x = ((index - 1) * width) / 12;
        const turn = (x / width) * Math.PI * waves;
        return [x, y + Math.sin(turn + phase) * height + Math.sin(turn * 2.3 + phase * 2) * height * 0.35];
      });
      const foot = round(bottom + 90);
      canvas.add(path(`${smoothCurve(skyline)}L${round(width + 60)} ${foot}L-60 ${foot}Z`, look));
      return skyline;
    },
  };
}
