import type { LetteringStyle } from './kit/lettering-styles.ts';
import type { Scene } from './kit/scene.ts';

/** A theme's colours as OKLCH hues in degrees; a theme adds its own hues and facts. */
export interface Palette {
  readonly id: string;
  /** The hue that the tile has from afar: neighbours in a rail should be 40° apart. */
  readonly hue: number;
}

/** One way to fill the canvas: 600 by 800 units, title zone from y 520 down. */
export interface Composition<Colours extends Palette = Palette> {
  readonly id: string;
  draw(scene: Scene, palette: Colours): void;
  /**
   * Units by which the scene is shifted up under a title, so that the title does not cover the object. 34 by default.
   */
  readonly lift?: number;
  /** False where a flipped picture would be wrong (a clock, a page); digits stay readable anyway. */
  readonly mirrorable?: boolean;
}

/** A world that games are set in: scenery, colours, lettering. Any composition takes any palette. */
export interface Theme<Colours extends Palette = Palette> {
  readonly id: string;
  readonly palettes: readonly [Colours, ...Colours[]];
  readonly compositions: readonly [Composition<Colours>, ...Composition<Colours>[]];
  lettering(palette: Colours, composition: number): LetteringStyle;
}
