import type { AvailableVariants } from './experiments.ts';

/**
 * What a page looks like, by `data-variant` on the root element, which the head script sets before the first paint. `arrow` asks whether
 * an arrow behind a banner's call to action makes more visitors follow it. The head script carries this list and no other.
 */
export const displays = ['control', 'arrow'] as const;

/**
 * The variants of the present, the site as it is first. A test adds its own behind `control`; when it has ended, whoever had it is back
 * with the first.
 */
export const running: AvailableVariants = {
  display: displays,
  preReg: ['control'],
  preLogin: ['control'],
  postReg: ['control'],
  postLogin: ['control'],
  prePlatform: ['control'],
  deeplink: ['control'],
};
