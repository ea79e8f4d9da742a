/**
 * Modules of the one chunk that every page loads, by path relative to client/: the frame around a page and the components that most pages
 * show. Everything else loads with the pages that use it.
 */
export const frame: readonly string[] = [
  'main.tsx',
  'components/chips/chips.tsx',
  'components/game-notice/game-notice.tsx',
  'components/hero/banner-picture.tsx',
  'components/hero/cta-kind.ts',
  'components/hero/hero-terms.tsx',
  'components/jackpot-strip/jackpot-poll.tsx',
  'components/rail/rail.tsx',
  'components/rail/rail-skeleton.tsx',
  'components/slider/slider.module.css',
  'pages/home/home.module.css',
  '../shared/banner/banner-of.ts',
  '../shared/data/banners.ts',
  '../shared/data/games.ts',
  // So small and so widely shared by later chunks that a file of its own would cost more than it contains.
  '../shared/contract/scripts.ts',
  '../shared/data/shown-by-badges.ts',
  'focus/on-removal.ts',
  'stores/use-bt.ts',
  '../shared/routing/group-href.ts',
];
