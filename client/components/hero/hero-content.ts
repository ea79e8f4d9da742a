import type { BtCode } from '../../../shared/banner/bt.ts';

export interface HeroLink {
  label: string;
  /** With the culture's prefix. */
  href: string;
}

/** Content of one slide. */
export interface HeroContent {
  /** Determines the art and the call to action's colour. */
  section: string;
  eyebrow?: string;
  title: string;
  lead?: string;
  cta: HeroLink;
  /** A secondary link. */
  browse?: HeroLink | undefined;
  /** The full text. */
  terms: string;
  /** Description of the art, where the text doesn't give it. */
  alt?: string | undefined;
  /** The brand tracking code of the pictures. */
  bt?: BtCode | undefined;
}
