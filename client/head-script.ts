import { displays } from '../shared/experiments/running.ts';

/**
 * The one inline script, constant for every page and visitor: sets on the root element, before the first paint, what would else
 * flicker. At most 1 kB, and it must never throw.
 */
const root = document.documentElement.dataset;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Segment numbers of the platform: -1 guest, 0 lead, 1 real. */
const segments: Record<string, string> = { '0': 'lead', '1': 'real' };
const stored = /"segment":(-?\d)/.exec(read('sc-player') ?? '');
root['segment'] = segments[stored?.[1] ?? ''] ?? 'guest';
root['consent'] = /^[01]{4}$/.test(read('pg-wdg-cnst') ?? '') ? 'given' : 'asked';
root['js'] = '';

/** How many rails of the visitor's own games the home page will have: their place is kept. */
const hasGames = (name: string) => read(`sc-${name}-${document.documentElement.lang}`)?.includes('"card"');
root['rails'] = String(['favourites', 'recent'].filter(hasGames).length);

// The variant that the visitor has, or whoever checks the site asks for; see shared/experiments.
const search = new URLSearchParams(location.search);
const isOn = (name: string) => search.has(name) && search.get(name) !== '0';
const asked = root['emulation'] === '' && isOn('PgTstQA') && (isOn('PgTstOff') ? '-' : search.get('PgTstDisplay'));
const variant = asked || /"display":"(\w+)"/.exec(read('sc-ab') ?? '')?.[1];
root['variant'] = displays.find((name) => name === variant) ?? displays[0];

// A phone on its side is too low for the phone layout: it gets the desktop's. Zooming stays possible.
if (screen.availHeight < 601 && screen.availWidth > screen.availHeight) {
  document.querySelector('meta[name=viewport]')?.setAttribute('content', 'width=1024');
}
