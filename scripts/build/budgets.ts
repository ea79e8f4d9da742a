/** One size budget in bytes. One kB is 1000 bytes, after brotli at quality 11 unless noted. */
export interface Budget {
  readonly what: string;
  readonly limit: number;
}

/** Budgets for the home page's downloads, and for the files that other pages add. */
export const budgets = {
  boot: { what: 'boot', limit: 3_000 },
  // 98 kB. The hashes in file names make it vary by some 50 bytes between folders of the same commit.
  homeScripts: { what: 'all JavaScript of the home page, messages included', limit: 98_100 },
  vendor: { what: 'what the packages add to it', limit: 76_000 },
  page: { what: 'what a page adds to the frame', limit: 10_000 },
  messages: { what: 'one file of messages', limit: 5_000 },
  font: { what: 'display face of one brand (woff2)', limit: 25_000 },
  criticalCss: { what: 'critical CSS of one brand (raw)', limit: 10_000 },
  headScript: { what: 'head script (raw)', limit: 1_024 },
} as const satisfies Record<string, Budget>;
