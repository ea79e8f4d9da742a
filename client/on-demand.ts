/**
 * Code that only navigation and overlays need, loaded by `import('…/on-demand.ts')` on first use. One chunk instead of many also keeps the
 * modules shared with the first scripts together.
 */
export { PaymentMarks } from './components/footer/payment-marks.tsx';
export { GameSheet } from './components/game-overlay/game-sheet.tsx';
export { GameCount } from './components/menu/game-count.tsx';
export { TilePanel } from './components/tile/tile-panel.tsx';
export { SearchPanel } from './components/search-overlay/search-panel.tsx';
export { applyHead } from './navigation/apply-head.ts';
export { loadPage } from './navigation/load-page.ts';
export { scrollToTop } from './scroll/scroll-to-top.ts';
export { lookUpBt } from './visitor/look-up-bt.ts';
