import type { BtCode } from '../../../shared/banner/bt.ts';

export interface HeroLink {
  label: string;
  /** Prefix included. */
  href: string;
}

/** What one slide of a hero says. */
export interface HeroContent {
  /** Whose art it has, and the colour of its call to action. */
  section: string;
  eyebrow?: string;
  title: string;
  lead?: string;
  cta: HeroLink;
  /** A quieter way on. */
  browse?: HeroLink | undefined;
  /** In full. */
  terms: string;
  /** What the art shows, where the words do not say it. */
  alt?: string | undefined;
  /** Whose pictures they are. */
  bt?: BtCode | undefined;
}
