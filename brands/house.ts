/** The operator behind all sites. */
export const house = {
  name: 'Silver Comet',
  brandCode: 'SC',
  license: 'GC',
  siteVersion: '2.17.0',
} as const;

/** The operator's own game, a hybrid of slot and bingo. `slug` is both its path and its group code. */
export const product = { slug: 'gridspin', name: 'Gridspin' } as const;
