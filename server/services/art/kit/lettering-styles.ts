import type { Face } from './glyphs.ts';

/** How the letters are made. */
export type Finish = 'metal' | 'chrome' | 'ice' | 'stone' | 'neon' | 'flat';

/** A title's colours; `glow` may be 'none'. */
export interface LetteringColours {
  /** The face of the letters, from light to dark. */
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
  readonly rim: string;
  readonly edge: string;
  /** The sides of the letters, seen from above. */
  readonly depth: string;
  readonly glow: string;
}

/** How the baseline or the letters bend; arch and rise in units, bulge and slant as shares. */
export interface Warp {
  readonly kind: 'arch' | 'bulge' | 'rise' | 'slant';
  readonly amount: number;
}

/** Everything that sets a title. */
export interface LetteringStyle {
  readonly face: Face;
  readonly finish: Finish;
  readonly colours?: Partial<LetteringColours>;
  readonly warp?: Warp;
  /** Sets the title in capitals (never with faces whose capitals swash). */
  readonly capitals?: boolean;
  /** In em. */
  readonly letterSpacing?: number;
  readonly edgeWidth?: number;
  readonly rimWidth?: number;
  readonly depth?: number;
  readonly glowOpacity?: number;
}

/** Gold on dark brown: what metal is where a theme says nothing else. */
export const goldLetters: LetteringColours = {
  light: '#fff6d8',
  middle: '#f3c65a',
  dark: '#a8691c',
  rim: '#ffe9ad',
  edge: '#2a1405',
  depth: '#4a260b',
  glow: '#ffb23e',
};
