/**
 * What no visitor needs who only reads, in one file: moving on, and the overlays. One chunk instead of many keeps what is shared with
 * the first scripts together too. Loaded by `import('…/later.ts')` when the first of it is needed.
 */
export { PaymentMarks } from './components/footer/payment-marks.tsx';
export { GameSheet } from './components/game-overlay/game-sheet.tsx';
export { GameCount } from './components/menu/game-count.tsx';
export { TilePanel } from './components/tile/tile-panel.tsx';
export { SearchPanel } from './components/search-overlay/search-panel.tsx';
export { applyHead } from './navigation/apply-head.ts';
export { loadPage } from './navigation/load-page.ts';
export { lookUpBt } from './visitor/look-up-bt.ts';
