/** Icons on every page or repeated on one. Outlines on a 24 px canvas, stroked with the text's colour. */
const outlines = {
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  gift: 'M4 11h16v9H4zM3 7.5h18V11H3zM12 7.5V20m0-12.5C9 7.5 7.5 6.4 7.5 5S9 3 10 3.6s2 3.9 2 3.9Zm0 0c3 0 4.5-1.1 4.5-2.5S15 3 14 3.6s-2 3.9-2 3.9Z',
  menu: 'M4 7h16M4 12h16M4 17h10',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M16 16l4.5 4.5',
  up: 'm6 14.5 6-6 6 6',
} as const;

/** Filled shapes. */
const shapes = {
  play: 'M8 5.5v13l10.5-6.5z',
} as const;

export type IconName = keyof typeof outlines | keyof typeof shapes;

export const icons: readonly { name: string; path: string; filled: boolean }[] = [
  ...Object.entries(outlines).map(([name, path]) => ({ name, path, filled: false })),
  ...Object.entries(shapes).map(([name, path]) => ({ name, path, filled: true })),
];
