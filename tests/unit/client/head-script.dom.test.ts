import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const root = document.documentElement;
const viewport = () => document.querySelector('meta[name=viewport]')?.getAttribute('content');
const plain = 'width=device-width,initial-scale=1';

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = `<meta name="viewport" content="${plain}">`;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function run(key = '', stored: string | null = null) {
  vi.stubGlobal('localStorage', { getItem: (asked: string) => (asked === key ? stored : null) });
  return import('../../../client/head-script.ts');
}

describe('the head script', () => {
  it.each([
    [null, 'guest'],
    ['{"segment":-1}', 'guest'],
    ['{"segment":0}', 'lead'],
    ['{"username":"x","segment":1}', 'real'],
    ['{"segment":7}', 'guest'],
    ['nonsense', 'guest'],
  ])('SEC-01 SHELL-01 takes the visitor with %j in storage for %s', async (stored, segment) => {
    await run('sc-player', stored);
    expect(root.dataset['segment']).toBe(segment);
  });

  it.each([
    [null, 'asked'],
    ['1010', 'given'],
    ['101', 'asked'],
    ['10101', 'asked'],
    ['2222', 'asked'],
  ])('TRK-03 asks for consent unless four characters say what was chosen: %j', async (stored, consent) => {
    await run('pg-wdg-cnst', stored);
    expect(root.dataset['consent']).toBe(consent);
  });

  it.each([
    ['nothing', null, '', 'control'],
    ['what was drawn', 'arrow', '', 'arrow'],
    ['a variant that has ended', 'gone', '', 'control'],
    ['what the address asks for in QA mode', null, '?PgTstQA=1&PgTstDisplay=arrow', 'arrow'],
    ['an unknown one in QA mode', 'arrow', '?PgTstQA=1&PgTstDisplay=x', 'control'],
    ['what was drawn in QA mode that asks for none', 'arrow', '?PgTstQA=1', 'arrow'],
    ['no test in QA mode', 'arrow', '?PgTstQA=1&PgTstOff=1&PgTstDisplay=arrow', 'control'],
    ['what was drawn where QA mode is not asked for', 'arrow', '?PgTstQA=0&PgTstDisplay=control', 'arrow'],
  ])('STATE-05 SEC-01 shows %s before the first paint', async (_, display, search, variant) => {
    root.dataset['emulation'] = '';
    history.replaceState(null, '', `/${search}`);
    await run('sc-ab', display && `{"savedAt":1,"state":{"display":"${display}","preReg":"x"}}`);
    expect(root.dataset['variant']).toBe(variant);
  });

  it('STATE-05 COMP-05 lets nobody choose by the address where the site does not emulate', async () => {
    history.replaceState(null, '', '/?PgTstQA=1&PgTstDisplay=arrow');
    await run();
    expect(root.dataset['variant']).toBe('control');
  });

  it.each([
    ['a phone on its side', 844, 390, 'width=1024'],
    ['a small window on its side', 960, 600, 'width=1024'],
    ['a laptop', 1280, 601, plain],
    ['an upright phone', 390, 500, plain],
  ])('SSR-07 gives %s its viewport', async (_, availWidth, availHeight, content) => {
    vi.stubGlobal('screen', { availWidth, availHeight });
    await run();
    expect(viewport()).toBe(content);
  });

  it.each([
    [null, '0'],
    ['{"state":{"entries":[{"id":"a","card":{"id":"a"}}]}}', '1'],
    ['{"state":{"entries":[{"id":"a"}]}}', '0'],
  ])('GAME-10 keeps the place of a rail where games of this language are stored: %j', async (stored, rails) => {
    root.lang = 'sv';
    await run('sc-recent-sv', stored);
    expect(root.dataset['rails']).toBe(rails);
    root.removeAttribute('lang');
  });

  it('SEC-01 does its work where storage is forbidden', async () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('forbidden');
      },
    });
    await import('../../../client/head-script.ts');
    expect([root.dataset['segment'], root.dataset['consent']]).toEqual(['guest', 'asked']);
    expect(root.hasAttribute('data-js')).toBe(true);
  });
});
