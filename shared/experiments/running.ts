import type { AvailableVariants } from './experiments.ts';

/**
 * Displays of a page, by `data-variant` on the root element, which the head script sets before the first paint. `arrow`
 * tests whether an arrow after a banner's call to action raises its click rate. The head script contains only this
 * list.
 */
export const displays = ['control', 'arrow'] as const;

/**
 * Current variants, the default site first. A test adds its own after `control`. When it has ended, its visitors get
 * the first one again.
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
