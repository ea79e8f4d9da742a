import { displays } from '../shared/experiments/running.ts';

/**
 * The one inline script, identical for every page and visitor. Before the first paint it sets the attributes on the root element that would
 * otherwise cause flicker. At most 1 kB, and it must never throw.
 */
const { documentElement } = document;
const root = documentElement.dataset;

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Segment numbers of the platform: -1 guest, 0 lead, 1 real. A player stored 30 days ago or earlier counts as a guest. */
const segments = ['lead', 'real'];
const player = read('sc-player');
const numberOf = (field: RegExp) => Number(field.exec(player)?.[1]);
const isCurrent = Date.now() - numberOf(/"savedAt":(\d+)/) < 2592e6;
root['segment'] = (isCurrent && segments[numberOf(/"segment":(\d)/)]) || 'guest';
root['js'] = '';
// If the first script is missing or fails, use the styles of a page without JavaScript.
onload = () => root['js'] || delete root['js'];

/** Number of rails with the visitor's own games on the home page. CSS reserves their space. */
const hasGames = (name: string) => /"card"/.test(read(`sc-${name}-${documentElement.lang}`));
root['rails'] = `${['favourites', 'recent'].filter(hasGames).length}`;

// The visitor's variant, or the one that a QA query forces; see shared/experiments.
const search = new URLSearchParams(location.search);
const isOn = (name: string) => (search.get(name) ?? '0') !== '0';
const forced = 'emulation' in root && isOn('PgTstQA') && (isOn('PgTstOff') ? '-' : search.get('PgTstDisplay'));
const variant = (forced || /"display":"(\w+)"/.exec(read('sc-ab'))?.[1]) as (typeof displays)[number];
root['variant'] = displays.includes(variant) ? variant : displays[0];

const viewport = document.querySelector<HTMLMetaElement>('[name=viewport]');
if (viewport) {
  const deviceWidth = viewport.content;
  /**
   * A phone in landscape is too low for the phone layout, so it gets the desktop's. iOS never swaps the screen's width and height, so check
   * both.
   */
  const fitViewport = () => {
    const { availWidth, availHeight, orientation } = screen;
    const isLandscape = orientation ? orientation.type < 'm' : availWidth > availHeight;
    const content = isLandscape && (availWidth < 601 || availHeight < 601) ? 'width=1024' : deviceWidth;
    // Setting the same content again would lay out the page and fire another `resize`.
    if (viewport.content !== content) viewport.content = content;
  };
  fitViewport();
  for (const type of ['resize', 'orientationchange']) addEventListener(type, fitViewport);
}

try {
  // Where storage fails, a session cookie holds the choice.
  root['consent'] = /(^|-cnst=)[01]{4}\b/.test(read('pg-wdg-cnst') || document.cookie) ? 'given' : 'asked';
} catch {
  // Reading cookies throws in a sandboxed document.
}
