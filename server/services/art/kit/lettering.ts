import type { SetLine } from './lettering-layout.ts';
import { setLines } from './lettering-layout.ts';
import type { Finish, LetteringColours, LetteringStyle } from './lettering-styles.ts';
import { goldLetters } from './lettering-styles.ts';
import type { Stop } from './paint.ts';
import type { Scene } from './scene.ts';
import type { Look } from './shapes.ts';
import { attributes, group, line, path } from './shapes.ts';

interface Title {
  readonly lines: readonly SetLine[];
  readonly colours: LetteringColours;
  readonly style: LetteringStyle;
  /** The whole title as one shape. */
  readonly stamp: (look: Look) => string;
  readonly top: number;
  readonly bottom: number;
}

function faceStops(finish: Finish, { light, middle, dark }: LetteringColours): readonly Stop[] {
  switch (finish) {
    case 'chrome':
      return [
        [0, light],
        [0.46, middle],
        [0.5, dark],
        [0.56, middle],
        [1, light],
      ];
    case 'ice':
      return [
        [0, light],
        [0.55, middle],
        [1, dark],
      ];
    case 'stone':
      return [
        [0, light],
        [1, middle],
      ];
    default:
      return [
        [0, light],
        [0.4, middle],
        [0.58, dark],
        [0.66, middle],
        [1, light],
      ];
  }
}

function drawRules(scene: Scene, lines: readonly SetLine[], stroke: string): void {
  const data = lines.map(({ rules }) => rules).join('');
  if (data) scene.add(line(data, { stroke, strokeWidth: 3, strokeLinecap: 'round' }));
}

function drawRaised(scene: Scene, { lines, colours, style, stamp, top, bottom }: Title): void {
  const { edgeWidth = 10, rimWidth = 4.5, depth = 9, glowOpacity = 0.4, finish } = style;
  const edged = { strokeWidth: edgeWidth, strokeLinejoin: 'round' } as const;
  scene.add(
    stamp({
      fill: '#000',
      stroke: '#000',
      strokeWidth: edgeWidth,
      opacity: 0.8,
      filter: scene.blur(11),
      transform: 'translate(0 12)',
    }),
  );
  if (colours.glow !== 'none')
    scene.add(stamp({ fill: colours.glow, opacity: glowOpacity, filter: scene.blur(24), blend: 'screen' }));
  for (let down = depth; down > 0; down -= 1.5)
    scene.add(stamp({ fill: colours.depth, stroke: colours.depth, ...edged, transform: `translate(0 ${down})` }));
  scene.add(stamp({ fill: colours.edge, stroke: colours.edge, ...edged }));
  const rim = scene.linearOnCanvas(
    [
      [0, colours.rim],
      [1, colours.dark],
    ],
    [0, top - 20, 0, bottom + 10],
  );
  scene.add(stamp({ fill: 'none', stroke: rim, strokeWidth: rimWidth, strokeLinejoin: 'round' }));
  for (const { data, small, ...at } of lines) {
    scene.add(path(data, { fill: scene.linearOnCanvas(faceStops(finish, colours), [0, at.top, 0, at.bottom]) }));
    if (small) continue;
    // A light and a dark line inside the letters: the bevel that flat gradients lack.
    scene.add(
      group(
        { clipPath: scene.clip(path(data, {})) },
        line(data, {
          stroke: '#fff',
          strokeWidth: 3.4,
          opacity: finish === 'stone' ? 0.35 : 0.6,
          transform: 'translate(0 1.6)',
        }),
        line(data, { stroke: colours.edge, strokeWidth: 3, opacity: 0.45, transform: 'translate(0 -1.6)' }),
      ),
    );
  }
  drawRules(scene, lines, colours.rim);
}

function drawNeon(scene: Scene, { lines, colours, style, stamp }: Title): void {
  const { light, middle, glow } = colours;
  scene.add(
    stamp({ fill: glow, stroke: glow, strokeWidth: 10, opacity: 0.9, filter: scene.blur(22) }),
    stamp({ fill: glow, stroke: glow, strokeWidth: 6, opacity: 0.9, filter: scene.blur(7) }),
    stamp({ fill: middle, stroke: middle, strokeWidth: style.edgeWidth ?? 5, strokeLinejoin: 'round' }),
    stamp({ fill: light }),
  );
  drawRules(scene, lines, middle);
}

function drawFlat(scene: Scene, { lines, colours, stamp, top, bottom }: Title): void {
  const { light, middle, dark } = colours;
  scene.add(
    stamp({ fill: '#000', opacity: 0.75, filter: scene.blur(10), transform: 'translate(0 5)' }),
    stamp({ fill: '#000', opacity: 0.45, filter: scene.blur(2.5), transform: 'translate(0 3)' }),
    stamp({
      fill: scene.linearOnCanvas(
        [
          [0, light],
          [0.5, middle],
          [1, dark],
        ],
        [0, top - 20, 0, bottom + 10],
      ),
    }),
  );
  drawRules(scene, lines, middle);
}

/** Where a title begins, in units from the top: objects stay above it. */
export const titleTop = (lines: readonly string[], style: LetteringStyle, bottom = 760): number =>
  Math.min(bottom, ...setLines(lines, style, 0, bottom).map(({ top }) => top));

/** Draws a title over the scene: lines fitted to the width, the block ending at `bottom` in canvas units. */
export function drawLettering(scene: Scene, lines: readonly string[], style: LetteringStyle, bottom = 760): void {
  const set = setLines(lines, style, scene.width / 2, bottom);
  if (set.length === 0) return;
  const id = scene.define((name) => `<path id="${name}" d="${set.map(({ data }) => data).join('')}"/>`);
  const title: Title = {
    lines: set,
    style,
    colours: { ...goldLetters, ...style.colours },
    stamp: (look) => `<use href="#${id}"${attributes(look)}/>`,
    top: Math.min(...set.map((each) => each.top)),
    bottom: Math.max(...set.map((each) => each.bottom)),
  };
  if (style.finish === 'neon') drawNeon(scene, title);
  else if (style.finish === 'flat') drawFlat(scene, title);
  else drawRaised(scene, title);
}
