import { oklch } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Theme } from '../theme.ts';
import { drawChocolateBar } from './confectionery/chocolate-bar.ts';
import type { ConfectioneryPalette } from './confectionery/counter.ts';
import { drawDust, drawRoom } from './confectionery/counter.ts';
import { drawGateau } from './confectionery/gateau.ts';
import { drawMacarons } from './confectionery/macarons.ts';
import { drawPralineBox } from './confectionery/praline-box.ts';

/** A patisserie for grown-ups: dark rooms, chocolate, gold. Nothing childlike. */
const onCounter =
  (drawObject: (scene: Scene, palette: ConfectioneryPalette) => void) =>
  (scene: Scene, palette: ConfectioneryPalette) => {
    drawRoom(scene, palette);
    drawObject(scene, palette);
    drawDust(scene, palette);
  };

export const confectionery: Theme<ConfectioneryPalette> = {
  id: 'confectionery',
  palettes: [
    { id: 'raspberry', hue: 15, glaze: 85, cream: 10 },
    { id: 'pistachio', hue: 165, glaze: 80, cream: 60 },
    { id: 'violet', hue: 310, glaze: 85, cream: 330 },
    { id: 'caramel', hue: 55, glaze: 85, cream: 70 },
    { id: 'midnight', hue: 262, glaze: 80, cream: 300 },
    { id: 'petrol', hue: 210, glaze: 80, cream: 40 },
  ],
  compositions: [
    { id: 'praline-box', draw: onCounter(drawPralineBox), lift: 56 },
    { id: 'macarons', draw: onCounter(drawMacarons), lift: 70 },
    { id: 'chocolate-bar', draw: onCounter(drawChocolateBar), lift: 40 },
    { id: 'gateau', draw: onCounter(drawGateau), lift: 60 },
  ],
  lettering: ({ hue, glaze }) => ({
    face: 'oleo-script',
    finish: 'metal',
    depth: 7,
    colours: {
      light: '#fffdf5',
      middle: oklch(0.93, 0.06, glaze),
      dark: oklch(0.78, 0.11, glaze),
      rim: oklch(0.97, 0.04, glaze),
      edge: oklch(0.2, 0.07, hue),
      depth: oklch(0.3, 0.1, hue),
      glow: oklch(0.7, 0.14, hue),
    },
  }),
};
